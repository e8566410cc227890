import { expect, test } from 'vitest'
import { checkFacts, findFacts } from '../../../src/api/editor/facts.ts'
import { receiptOf } from '../../../src/api/editor/receipt.ts'
import type { Fact } from '../../../src/api/story/brief.ts'
import type { FactQuote } from '../../../src/api/story/manuscript.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const train = 'I missed the train on purpose, back then'
const fact = (changes: Partial<Fact> = {}): Fact => ({
  ...{ id: 'dynamic.0', text: train, aliases: [train], required: false, byQuote: true },
  ...changes,
})
const story = (text: string, quotes: readonly FactQuote[] = []) => [{ number: 1, title: 'T', text, quotes }]
const TEXT = 'It rained.\n“So you let the train go,” she said. He nodded.'
const quote = { fact: 'dynamic.0', quote: 'you let the train go' }

test('an answer is told where the author quotes it, in any wording, person and tense', () => {
  const brief = exampleBrief({ facts: [fact()] })
  expect(findFacts(brief, story(TEXT, [quote]))).toEqual([{ ...quote, chapter: 1, paragraph: 1 }])
  expect(checkFacts(brief, story(TEXT, [quote]))).toEqual([])
  expect(receiptOf(brief, story(TEXT, [quote]))).toMatchObject([
    { fact: 'dynamic.0', answer: train, quote: 'you let the train go', start: 4 },
  ])
})

test.each([
  ['that is not there', 'you let the tram go'],
  ['of another letter', 'You let the train go'],
  ['that says nothing', 'you'],
  ['over a paragraph border', 'rained.\n“So you'],
])('a quote %s proves nothing', (_, words) => {
  const brief = exampleBrief({ facts: [fact()] })
  const missing = checkFacts(brief, story(TEXT, [{ fact: 'dynamic.0', quote: words }]))
  expect(missing).toMatchObject([{ kind: 'fact-missing', fact: 'dynamic.0' }])
  expect(missing[0]?.note).toContain('in any wording')
})

test('an answer told in its own words needs no quote', () => {
  const brief = exampleBrief({ facts: [fact({ text: 'red', aliases: ['red'] })] })
  expect(findFacts(brief, story('Her hair was red.'))).toMatchObject([{ quote: 'Her hair was red.' }])
})

test('a quote has a word of the answer, in any form, or was confirmed', () => {
  const brief = exampleBrief({ facts: [fact({ text: 'counts steps', aliases: ['counts steps'] })] })
  const found = (words: string, isConfirmed?: true) =>
    findFacts(brief, story(`${words}.`, [{ fact: 'dynamic.0', quote: words, isConfirmed }])).length
  expect(found('she went on counting')).toBe(1)
  expect(found('she sang a song')).toBe(0)
  expect(found('she took them one by one', true)).toBe(1)
})

test('a name stands letter by letter, whatever is quoted', () => {
  const brief = exampleBrief({ facts: [{ id: 'hero.name', text: 'Mila', aliases: ['Mila'], required: true }] })
  expect(checkFacts(brief, story('The girl came.', [{ fact: 'hero.name', quote: 'The girl' }]))).toHaveLength(1)
})
