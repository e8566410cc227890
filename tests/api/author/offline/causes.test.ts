import { describe, expect, it } from 'vitest'
import { causesOf } from '../../../../scripts/eval/measures/causes.ts'
import { shareInCommonRuns, withoutNames } from '../../../../scripts/eval/measures/common-runs.ts'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../../../src/api/author/offline/own-facts.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import type { Category } from '../../../../src/contract/categories.ts'
import { wordsOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { PEOPLE, type TypedPerson } from './typed-people.ts'

const CATEGORIES: readonly Category[] = ['bedtime', 'adventure', 'generic', 'christmas', 'scifi', 'love', 'horror']
const AGES = { child: 7, '12-20': 15, '20+': 34 } as const
const LONG = { timeout: 240_000 }
const corpus = openCorpus(import.meta.filename)

const part = (person: TypedPerson, age: number) => ({
  character: {
    demographics: { name: person.name, age, gender: 'female' },
    psychologicalTraits: { quirksFlawsFaults: person.quirk },
    relationships: [{ name: person.friend[0], gender: 'dont-care', age, connection: person.friend[1] }],
  },
  setting: { location: 'Leeds', places: [person.place] },
  dynamic: person.answers.map(([question, answer]) => ({ question, answer })),
})

const CASES = CATEGORIES.flatMap(category =>
  Object.entries(AGES).flatMap(([age, years]) => [1000, 2000].map(words => ({ category, age, years, words }))),
)

async function causesIn(language: string) {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return corpus
    .of(language)
    .cases(CASES, 12)
    .flatMap(({ category, age, years, words }, cell) =>
      (PEOPLE[language] ?? []).map(person => {
        const brief = briefOf(
          parameterOf(part(person, years), { language, words, age, category }),
          `causes ${category}`,
        )
        return { person, cell, ...causesOf(pack, { ...brief, facts: ownFacts(brief) }) }
      }),
    )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Of the words of a story, those that stand in five or more in a row in the story of somebody else who asked for the same. */
const SWAPPED_MOST = 0.35
const SWAP_RUN = 5

function swappedShare(all: Awaited<ReturnType<typeof causesIn>>, language: string): number {
  const masked = all.map(({ cell, person: { name, friend, place }, text }) => ({
    cell,
    words: withoutNames(wordsOf(text.toLowerCase(), language), [name, friend[0], place]),
  }))
  const shares = masked.flatMap(one =>
    masked
      .filter(other => other !== one && other.cell === one.cell)
      .map(other => shareInCommonRuns(one.words, [other.words], SWAP_RUN)),
  )
  return sum(shares) / shares.length
}

describe.each(OFFLINE_LANGUAGES)('What a visitor answers, in "%s",', language => {
  it('moves the plot, and is never read out as an answer', LONG, async () => {
    const { isWhole } = corpus.of(language)
    const all = await causesIn(language)
    const total = (count: (one: (typeof all)[number]) => number) => sum(all.map(count))
    expect(total(one => one.beatsWithAnswer) / total(one => one.beats)).toBeGreaterThanOrEqual(0.25)
    expect(total(one => one.used) / total(one => one.given)).toBeGreaterThanOrEqual(isWhole ? 0.6 : 0.55)
    expect(total(one => one.endsInScene) / total(one => one.ends)).toBeLessThanOrEqual(0.1)
    const isPrinted = (one: (typeof all)[number]) =>
      one.person.answers.some(([question]) => one.text.includes(question))
    const recited = all.filter(one => one.recited > 0 || isPrinted(one))
    expect(recited.map(({ plot }) => plot)).toEqual([])
    // Of a few stories this is chance.
    if (!isWhole) return
    const swapped = swappedShare(all, language)
    expect(swapped).toBeLessThanOrEqual(SWAPPED_MOST)
  })
})
