import { expect, test } from 'vitest'
import { checkFacts, findFacts } from '../../../src/api/editor/facts.ts'
import type { Fact } from '../../../src/api/story/brief.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const fact = (text: string, aliases = [text], required = true): Fact => ({ id: text, text, aliases, required })
const story = (...texts: string[]) => texts.map((text, index) => ({ number: index + 1, title: 'T', text }))
const isFound = (alias: string, text: string, language = 'en') =>
  findFacts(exampleBrief({ language, facts: [fact(alias)] }), story(text)).length === 1

test('quotes the sentence in which a fact is first told', () => {
  const brief = exampleBrief({ facts: [fact('Heinz'), fact('bike', ['bicycle', 'bike'])] })
  const found = findFacts(
    brief,
    story('It rained.\nShe sang. “Where is Heinz?” she asked.', 'A Bike fell. Heinz laughed.'),
  )
  expect(found).toEqual([
    { fact: 'Heinz', chapter: 1, paragraph: 1, quote: '“Where is Heinz?”' },
    { fact: 'bike', chapter: 2, paragraph: 0, quote: 'A Bike fell.' },
  ])
})

test('quotes the paragraph when a fact reaches over a sentence break', () => {
  const brief = exampleBrief({ language: 'de', facts: [fact('Dr. Müller')] })
  expect(findFacts(brief, story('Da kam Dr. Müller herein.'))).toMatchObject([{ quote: 'Da kam Dr. Müller herein.' }])
})

test.each([
  ['Łucja', 'ŁUCJA rief.'],
  ['José', 'Jose\u0301 came.'],
  ['O’Brien', "O'Brien came."],
  ['Anne-Marie', 'Anne‑Marie came.'],
  ['Matthias', 'die Laterne von Matthias'],
  ['Łucja', 'Łucjas Laterne'],
  ['Mila', 'Mila’s lantern'],
  ['old  crane', 'the Old Crane'],
  ['A', 'then A came'],
  ['C++ (old)', 'He knew C++ (old), of course.'],
  ['ليلى', 'جاءت ليلى اليوم'],
  ['ليلى', '\u202bجاءت \u200fليلى اليوم\u202c'],
])('finds "%s" in "%s"', (alias, text) => {
  expect(isFound(alias, text)).toBe(true)
})

test('finds names where a language has its own cases and borders', () => {
  expect(isFound('IŞIK', 'küçük ışık geldi', 'tr')).toBe(true)
  expect(isFound('İrem', 'İREM GELDİ', 'tr')).toBe(true)
  expect(isFound('สมชาย', 'วันหนึ่งสมชายเดินไปตลาด', 'th')).toBe(true)
})

test.each([
  ['Ann', 'Anna came.'],
  ['Ida', 'She is in Florida.'],
  ['A', 'there was a dog'],
  ['7', '17 steps'],
  ['', 'anything'],
])('does not take "%s" for told in "%s"', (alias, text) => {
  expect(isFound(alias, text)).toBe(false)
})

test('wants every required fact and nearly every optional one', () => {
  const optional = Array.from({ length: 20 }, (_, index) => fact(`thing${index}`, undefined, false))
  const brief = exampleBrief({ facts: [fact('Mila'), ...optional] })
  const all = optional.map(({ text }) => text)
  expect(checkFacts(brief, story(`Mila ${all.slice(1).join(' ')}`))).toEqual([])
  const missing = checkFacts(brief, story(`Mila ${all.slice(2).join(' ')}`))
  expect(missing).toMatchObject([
    { kind: 'fact-missing', fact: 'thing0' },
    { kind: 'fact-missing', fact: 'thing1' },
  ])
  expect(checkFacts(brief, story(all.join(' ')))).toMatchObject([{ fact: 'Mila', chapter: 1 }])
})

test('asks for nothing that is heavy, and for all the rest', () => {
  const heavy = exampleBrief({
    facts: [
      { id: 'hero.history', text: 'His dog died', aliases: ['His dog died'], required: false, isHeavy: true },
      { id: 'dynamic.0', text: 'a red bicycle', aliases: ['a red bicycle'], required: false },
    ],
  })
  expect(checkFacts(heavy, story('Nothing at all.')).map(({ fact }) => fact)).toEqual(['dynamic.0'])
  expect(checkFacts(heavy, story('There was a red bicycle.'))).toEqual([])
})
