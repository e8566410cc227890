import { describe, expect, it } from 'vitest'
import { RICH_CATEGORIES, richBrief } from '../../../../scripts/eval/briefs/rich-brief.ts'
import { RICH_PEOPLE } from '../../../../scripts/eval/briefs/rich-people.ts'
import { asksForPet } from '../../../../src/api/author/offline/answers/own-pet.ts'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import type { Plot } from '../../../../src/api/author/offline/language-pack.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { recall } from '../../../../src/api/author/offline/recall.ts'
import { phraseAnswers } from '../../../../src/api/author/offline/sockets/phrase-answers.ts'
import { GESTURE } from '../../../../src/api/author/offline/threads/thread.ts'
import { closedSlots } from '../../../../src/api/author/offline/threads/weave-threads.ts'
import { verbositiesFor } from '../../../../src/api/author/offline/verbosity.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'

/** Of whom nobody is asked: they are somebody, or a work, or done asleep. */
const ALONE = ['person', 'strength', 'title', 'habit']
const LONG = { timeout: 120_000 }

async function packOf(language: string) {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return pack
}

async function storiesOf(language: string) {
  const pack = await packOf(language)
  const person = itemAt(RICH_PEOPLE[language] ?? [], 1)
  return RICH_CATEGORIES.flatMap(category =>
    (['child', '20+'] as const).map(age => {
      const brief = richBrief(person, { language, category, age, words: 1000, seed: `thread ${category}` })
      return { person, ...draftStory(pack, brief, seeded(`${brief.seed} story`)) }
    }),
  )
}

describe.each(OFFLINE_LANGUAGES)('A thread in "%s"', language => {
  it('brings in the companion as well as the answer', async () => {
    const { threads } = await packOf(language)
    const kids = threads.filter(
      ({ ages, kinds }) => !ages.includes('toddler') && !kinds.some(one => ALONE.includes(one)),
    )
    expect(kids.length).toBeGreaterThan(10)
    for (const { id, plant, end } of kids) {
      expect(
        plant.every(text => /\{a[.}]/iu.test(text)),
        id,
      ).toBe(true)
      expect(end.some(text => /\{a[.}]/iu.test(text)) || id === 'saying-first', id).toBe(true)
    }
  })

  it('tells no habit: that stands in half a sentence where the hero speaks', LONG, async () => {
    const shown = (await storiesOf(language)).filter(({ input }) => input.fillings.some(one => one.socket === GESTURE))
    expect(shown.length).toBeGreaterThan(0)
    for (const { input, made } of shown) {
      const { did = '' } = input.fillings.find(one => one.socket === GESTURE)?.reading.forms ?? {}
      const sentences = made.texts.flat().filter(text => text.includes(did))
      expect(sentences.length, input.plot.id).toBeGreaterThan(0)
      const { threads } = await packOf(language)
      expect(
        threads.filter(({ kinds, plant }) => kinds.includes('habit') && !plant.join().includes('.asleep')),
      ).toEqual(threads.filter(({ kinds, ages }) => kinds.includes('habit') && ages.includes('toddler')))
    }
  })

  it('takes along the animal that lives with the hero, in two beats or more, and in no picture', LONG, async () => {
    const stories = await storiesOf(language)
    const along = stories.filter(({ input, made }) => {
      const index = input.brief.answers.findIndex(({ question }) => asksForPet(question, language as AnswerLanguage))
      const filling = input.fillings.find(({ fact }) => fact === `dynamic.${index}`)
      const socket = filling?.socket ?? ''
      const own = input.plot.sockets?.find(({ name }) => name === socket)
      expect(own === undefined || own.pet === true, input.plot.id).toBe(true)
      return made.selected.filter(({ phrasing }) => phrasing.toLowerCase().includes(`{${socket}.`)).length >= 2
    })
    expect(along.length / stories.length).toBeGreaterThan(0.6)
  })
})

describe('A beat of two people', () => {
  it('is told where both are: not while the companion sleeps, or is elsewhere', async () => {
    const apart: string[] = []
    for (const language of OFFLINE_LANGUAGES) {
      const pack = await packOf(language)
      const isApart = ({ scenes }: Plot) =>
        scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives === 'apart'))
      for (const plot of pack.plots.filter(one => one.sockets && isApart(one))) {
        const person = itemAt(RICH_PEOPLE[language] ?? [], 1)
        const brief = richBrief(person, { language, category: 'generic', age: '20+', words: 2000, seed: plot.id })
        const options = { verbosity: itemAt(verbositiesFor(brief), 0), memory: recall(brief.memory), language }
        const { inserts } = phraseAnswers(pack, brief, { plot, fillings: [] }, options)
        const ofTwo = inserts.filter(
          ({ gives, phrasings }) => gives?.startsWith('thread') && /\{a[.}]/iu.test(phrasings.join()),
        )
        const closed = closedSlots(plot)
        expect(
          ofTwo.filter(({ slot }) => closed.has(slot)),
          plot.id,
        ).toEqual([])
        expect(
          ofTwo.every(({ needs }) => needs?.includes('!apart/together')),
          plot.id,
        ).toBe(true)
        const slotsOf = (part: string) => inserts.filter(({ gives }) => gives?.match(/^thread\d(.+)$/u)?.[1] === part)
        const together = slotsOf('plant').filter(plant =>
          slotsOf('end').some(end => end.slot === plant.slot && end.gives?.[6] === plant.gives?.[6]),
        )
        expect(together, `${plot.id} begins and ends a thread at once`).toEqual([])
        if (closed.size > 0) apart.push(plot.id)
      }
    }
    expect(apart.length).toBeGreaterThan(3)
  })
})

describe('The choice of a plot', () => {
  it('invents nobody beside the hero where somebody was named who fits another plot', LONG, async () => {
    for (const language of OFFLINE_LANGUAGES)
      for (const { person, input } of await storiesOf(language))
        if (input.brief.category !== 'love') expect(input.resolve('a'), input.plot.id).toBe(person.friend[0])
  })
})
