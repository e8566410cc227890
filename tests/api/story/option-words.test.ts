import { describe, expect, test } from 'vitest'
import { checkFacts, findFacts } from '../../../src/api/editor/facts.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { numberWord } from '../../../src/api/story/number-words.ts'
import { optionWords, yearWords } from '../../../src/api/story/option-words.ts'
import { OTHER_STORY_LANGUAGES, STORY_LANGUAGES } from '../../../src/contract/languages.ts'
import { BUILDS, EYES, HAIR } from '../../../src/contract/options.ts'
import { Parameter } from '../../../src/contract/parameter.ts'

const NAMED = [...STORY_LANGUAGES, ...OTHER_STORY_LANGUAGES]

const briefIn = (language: string) =>
  briefOf(
    Parameter.parse({
      story: { language, length: '500', targetAge: 'child' },
      character: {
        demographics: { name: 'Freja', age: 6, gender: 'female' },
        physicalAppearance: { hair: 'brown', eyes: 'blue', physique: 'small' },
      },
      setting: { location: 'Aarhus' },
      context: { category: 'bedtime', productDefinition: 'story' },
    }),
    'seed',
  )

describe.each(NAMED)('in "%s", which the wizard names,', language => {
  test('every option has words, none of them English', () => {
    const options = { hair: HAIR, eyes: EYES, build: BUILDS }
    for (const [name, values] of Object.entries(options))
      for (const value of values) {
        const words = optionWords(language, name, value) ?? []
        expect(words, `${name} ${value}`).not.toEqual([])
        expect(new Set(words).size).toBeGreaterThan(0)
        expect(words.every(word => word === word.trim() && !/undefined| {2}/u.test(word))).toBe(true)
      }
  })
  test('so have years and their numbers', () => {
    expect(yearWords(language)).not.toEqual([])
    for (const years of [1, 6, 7, 21, 42]) expect(numberWord(language, years)).toMatch(/^[\p{L}\p{M}' -]+$/u)
  })
})

const TOLD: Readonly<Record<string, string>> = {
  Dansk: 'Freja fra Aarhus var seks år. Hun var lille, med brunt hår og blå øjne.',
  polski: 'Freja z Aarhus miała sześć lat. Była mała, miała brązowe włosy i niebieskie oczy.',
  türkçe: 'Aarhuslu Freja altı yaşındaydı. Küçük bir kızdı; kahverengi saçları, mavi gözleri vardı. Aarhus güzeldi.',
  ไทย: 'Freja อยู่ที่ Aarhus อายุหกขวบ เธอตัวเล็ก ผมสีน้ำตาล ตาสีฟ้า',
}
test.each(Object.entries(TOLD))('a story in "%s" tells all answers in its own words', (language, text) => {
  const brief = briefIn(language)
  const story = [{ number: 1, title: 'T', text }]
  expect(findFacts(brief, story).map(({ fact }) => fact)).toEqual(brief.facts.map(({ id }) => id))
  expect(brief.facts.map(({ id }) => id)).toContain('hero.eyes')
})

test('a typed language without words asks for no English word and for no digit', () => {
  const brief = briefIn('Norrønt')
  expect(brief.facts.map(({ id }) => id)).toEqual(['hero.name', 'setting.location'])
  expect(checkFacts(brief, [{ number: 1, title: 'T', text: 'Freja var sex vetra ok kom frá Aarhus.' }])).toEqual([])
})

test('what is typed in place of an option is a fact in any language', () => {
  const brief = briefOf(
    Parameter.parse({
      story: { language: 'Norrønt', length: '500', targetAge: 'child' },
      setting: { location: 'Aarhus' },
      character: {
        demographics: { name: 'Freja', age: 6, gender: 'female' },
        physicalAppearance: { hair: 'sølvgrá', physique: 'small, hávaxin' },
      },
      context: { category: 'bedtime', productDefinition: 'story' },
    }),
    'seed',
  )
  expect(brief.facts.find(({ id }) => id === 'hero.hair')?.aliases).toContain('sølvgrá')
  expect(brief.facts.find(({ id }) => id === 'hero.build')?.aliases).toEqual(['hávaxin'])
})
