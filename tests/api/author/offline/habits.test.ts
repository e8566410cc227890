import { describe, expect, it } from 'vitest'
import { richBrief } from '../../../../scripts/eval/briefs/rich-brief.ts'
import { RICH_PEOPLE } from '../../../../scripts/eval/briefs/rich-people.ts'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { readFullHabit } from '../../../../src/api/author/offline/habits/read-habit.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { givenAnswers } from '../../../../src/api/author/offline/sockets/given-answers.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { escapeExpression } from '../../../../src/lib/escape-expression.ts'

const LONG = { timeout: 120_000 }

function quirkIn(language: AnswerLanguage, quirk: string) {
  const part = { character: { psychologicalTraits: { quirksFlawsFaults: quirk } } }
  return givenAnswers(briefOf(parameterOf(part, { language }), 'quirk'), language)[0]
}

describe('A quirk', () => {
  it.each([
    ['de', 'sammelt krumme Nägel', 'der', 'die Schachtel mit den krummen Nägeln'],
    ['en', 'collects bent nails', 'the', 'the tin of bent nails'],
    ['fr', 'collectionne les clous tordus', 'le', 'la boîte de clous tordus'],
    ['es', 'colecciona clavos torcidos', 'el', 'la caja de clavos torcidos'],
    ['it', 'colleziona chiodi storti', 'il', 'la scatola di chiodi storti'],
  ] as const)('of collecting is a box that can be carried, in "%s"', (language, quirk, form, box) => {
    const given = quirkIn(language, quirk)
    expect(given?.kind).toBe('thing')
    expect(given?.reading.forms[form]).toBe(box)
  })

  it.each([
    ['de', 'sammelt Witze'],
    ['de', 'singt unter der Dusche'],
    ['de', 'spielt Klavier'],
    ['en', 'collects old cars'],
    ['en', 'sings in the shower'],
    ['en', 'eats the crust first'],
    ['fr', 'collectionne les blagues'],
    ['fr', 'chante sous la douche'],
    ['es', 'canta en la ducha'],
    ['es', 'cuenta chistes'],
    ['it', 'canta sotto la doccia'],
    ['it', 'suona il pianoforte'],
  ] as const)('in "%s" that nobody has at any moment stands in no scene: %s', (language, quirk) => {
    expect(quirkIn(language, quirk)).toBeUndefined()
  })

  it.each([
    ['de', 'zählt jeden Abend die Treppenstufen'],
    ['de', 'kaut an den Nägeln'],
    ['en', 'talks to himself'],
    ['en', 'twirls a curl'],
    ['fr', 'se gratte le nez'],
    ['es', 'se muerde las uñas'],
    ['it', 'si mangia le unghie'],
  ] as const)('in "%s" that hands, face or voice have stands in scenes: %s', (language, quirk) => {
    expect(quirkIn(language, quirk)?.kind).toBe('habit')
  })

  it.each([
    ['de', 'redet im Schlaf', 'redete im Schlaf'],
    ['en', 'talks in her sleep', 'talked in her sleep'],
    ['en', 'snores', 'snored'],
    ['fr', 'parle en dormant', 'parlait en dormant'],
    ['es', 'habla en sueños', 'hablaba en sueños'],
    ['it', 'parla nel sonno', 'parlava nel sonno'],
  ] as const)(
    'in "%s" of a sleeper has a form for threads alone, which the story tells: %s',
    async (language, quirk, asleep) => {
      const given = quirkIn(language, quirk)
      expect([given?.kind, given?.reading.forms]).toEqual(['habit', { asleep }])
      const pack = await openLanguagePack(language)
      if (!pack) throw new Error(`nothing is written in "${language}"`)
      const part = { character: { psychologicalTraits: { quirksFlawsFaults: quirk } } }
      const { chapters } = compose(pack, briefOf(parameterOf(part, { language, words: 2000, age: '20+' }), 'sleeper'))
      expect(chapters.map(({ text }) => text).join('\n')).toContain(asleep)
    },
  )

  it('is shortened to its object, then to its verb, where a reader understands it so', () => {
    const german = readFullHabit('faltet aus allem Papierschiffe', 'de')
    expect([german?.forms.did, german?.brief?.did, german?.verb?.did]).toEqual([
      'faltete aus allem Papierschiffe',
      'faltete Papierschiffe',
      'faltete',
    ])
    expect(readFullHabit('whistles through two fingers', 'en')?.brief?.did).toBe('whistled')
    // "Biss sich" and "kratzte sich" would say something else.
    for (const quirk of ['beißt sich auf die Lippe', 'kratzt sich am Kinn']) {
      const { forms, brief, verb } = readFullHabit(quirk, 'de') ?? {}
      for (const shorter of [brief, verb]) expect(shorter?.did ?? forms?.did).toMatch(/Lippe|Kinn/)
    }
    // "She bit" asks: what?
    expect(readFullHabit('bites her lip', 'en')?.verb).toBeUndefined()
    expect(readFullHabit('se gratte le nez', 'fr')?.verb).toBeUndefined()
  })
})

describe.each(OFFLINE_LANGUAGES)('A habit in "%s"', language => {
  it('is told in full at most once in a story', LONG, async () => {
    const pack = await openLanguagePack(language)
    if (!pack) throw new Error(`nothing is written in "${language}"`)
    const people = (RICH_PEOPLE[language] ?? []).slice(1)
    let told = 0
    for (const category of ['adventure', 'bedtime', 'love', 'scifi'] as const)
      for (const person of people) {
        const brief = richBrief(person, { language, category, age: '20+', words: 2000, seed: `habit ${category}` })
        const given = givenAnswers(brief, language as AnswerLanguage).find(({ kind }) => kind === 'habit')
        const { chapters } = compose(pack, brief)
        const text = chapters
          .map(chapter => chapter.text)
          .join('\n')
          .toLowerCase()
        // The longest first: "estaba silbando" is one mention, not two.
        const forms = Object.values(given?.reading.forms ?? {}).toSorted((one, other) => other.length - one.length)
        const mention = new RegExp(forms.map(form => escapeExpression(form.toLowerCase())).join('|'), 'gu')
        const times = forms.length === 0 ? 0 : [...text.matchAll(mention)].length
        expect(times, `${category} of ${person.name}`).toBeLessThanOrEqual(1)
        told += times
      }
    expect(told).toBeGreaterThan(0)
  })
})
