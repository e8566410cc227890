import { describe, expect, it } from 'vitest'
import { RICH_CATEGORIES, richBrief } from '../../scripts/eval/briefs/rich-brief.ts'
import { RICH_PEOPLE } from '../../scripts/eval/briefs/rich-people.ts'
import { causesOf } from '../../scripts/eval/measures/causes.ts'
import { shareInCommonRuns, withoutNames } from '../../scripts/eval/measures/common-runs.ts'
import { sentencesWith } from '../../scripts/eval/measures/quiet.ts'
import { missedVisitorBars, visitorTable } from '../../scripts/eval/visitor-bars.ts'
import type { VisitorRow } from '../../scripts/eval/visitor-measures.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../src/api/author/offline/language-packs.ts'
import { itemAt } from '../../src/lib/item-at.ts'

const words = (text: string) => text.split(' ')

const GOOD: VisitorRow = {
  language: 'de',
  stories: 1,
  beatsWithAnswer: 0.25,
  answersUsed: 0.6,
  swapped: 0.35,
  recited: 0,
  acting: 0,
  tries: 100,
  filler: 0.1,
  episodes: 0.2,
  breaks: 0.1,
  readBefore: 0.05,
}

describe('The share of words in common runs', () => {
  it('counts every word of a run that another text has, once', () => {
    // "b c d" and "c d e" cover four words of six.
    expect(shareInCommonRuns(words('a b c d e f'), [words('x b c d y'), words('c d e')], 3)).toBeCloseTo(4 / 6)
    expect(shareInCommonRuns(words('a b'), [words('a b')], 3)).toBe(0)
    expect(shareInCommonRuns([], [words('a b c')], 3)).toBe(0)
  })

  it('sees through other names', () => {
    const one = withoutNames(words('then mila ran to theo'), ['Mila', 'Theo'])
    const other = withoutNames(words('then jonas ran to lea'), ['Jonas', 'Lea'])
    expect(shareInCommonRuns(one, [other], 5)).toBe(1)
  })
})

describe('The bars of what a visitor answers', () => {
  it('are met at their bound, and each missed one is named', () => {
    expect(missedVisitorBars(GOOD)).toEqual([])
    const bad = { beatsWithAnswer: 0.24, answersUsed: 0.59, swapped: 0.36, recited: 1, acting: 1, filler: 0.11 }
    const worse = { ...GOOD, ...bad, episodes: 0.21, breaks: 0.11, readBefore: 0.06 }
    const [, rows] = visitorTable([worse])
    expect(missedVisitorBars(worse)).toHaveLength(rows.length)
  })

  it('stand beside the figures, a column for each language', () => {
    const [header, rows] = visitorTable([GOOD, { ...GOOD, language: 'en', acting: 2 }])
    expect(header).toEqual(['about the visitor', 'bar', 'de', 'en'])
    expect(rows).toContainEqual(['stories in which the dead or the newborn act', '0', '0 of 100', '2 of 100'])
  })
})

describe('Somebody who is not to act', () => {
  it('is found where a sentence has the name and is not made for such people', () => {
    const chapters = [{ number: 1, title: '', text: 'It rained. ‘Come,’ said Xaverl.' }]
    expect(sentencesWith('Xaverl', chapters, 'en')).toEqual({
      named: ['‘Come,’ said Xaverl.'],
      acting: ['‘Come,’ said Xaverl.'],
    })
  })
})

describe.each(OFFLINE_LANGUAGES)('The people of the measures, in "%s",', language => {
  it('share no answer, and each of their answers can be read', async () => {
    const people = RICH_PEOPLE[language] ?? []
    const answers = people.flatMap(({ quirk, place, answers: own }) => [
      quirk,
      place,
      ...own.map(([, answer]) => answer),
    ])
    expect(new Set(answers).size).toBe(answers.length)
    const pack = await openLanguagePack(language)
    if (!pack) throw new Error(`nothing is written in "${language}"`)
    const category = itemAt(RICH_CATEGORIES, 0)
    for (const person of people) {
      const brief = richBrief(person, { language, category, age: 'child', words: 1000, seed: 'read' })
      const { given, words: told, fillerWords, episodeWords } = causesOf(pack, brief)
      expect(given, person.name).toBe(person.answers.length + 2)
      expect(told).toBeGreaterThan(fillerWords + episodeWords)
    }
  })
})
