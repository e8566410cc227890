import { expect, test } from 'vitest'
import { checkPromptLeak } from '../../../src/api/editor/prompt-leak/prompt-leak.ts'
import { receiptOf } from '../../../src/api/editor/receipt.ts'
import { ownTexts } from '../../../src/api/prompts/all-prompts.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const chapter = (text: string, number = 1) => ({ number, title: 'The Mill', text })

test('the receipt names for each answer that is told the sentence and where it begins', () => {
  const chapters = [
    chapter('It rained in Hafenstadt. “Wait,” said Łucja.'),
    chapter('Nobody came.\nThen, on a squeaky red bicycle, came Heinz. He rang.', 2),
  ]
  const receipt = receiptOf(exampleBrief(), chapters)
  expect(receipt).toEqual([
    {
      fact: 'hero.name',
      required: true,
      question: null,
      answer: 'Łucja',
      chapter: 1,
      paragraph: 0,
      quote: '“Wait,” said Łucja.',
      start: 25,
    },
    {
      fact: 'setting.location',
      required: true,
      question: null,
      answer: 'Hafenstadt',
      chapter: 1,
      paragraph: 0,
      quote: 'It rained in Hafenstadt.',
      start: 0,
    },
    {
      fact: 'relation.0.name',
      required: true,
      question: null,
      answer: 'Heinz',
      chapter: 2,
      paragraph: 1,
      quote: 'Then, on a squeaky red bicycle, came Heinz.',
      start: 0,
    },
    {
      fact: 'dynamic.0',
      required: false,
      question: 'What must not be missing?',
      answer: 'a squeaky red bicycle',
      chapter: 2,
      paragraph: 1,
      quote: 'Then, on a squeaky red bicycle, came Heinz.',
      start: 0,
    },
  ])
  for (const { chapter: number, paragraph, quote, start } of receipt)
    expect(chapters[number - 1]?.text.split('\n')[paragraph]?.slice(start)).toMatch(new RegExp(`^${quote}`))
})

test('an answer that is not told has no line', () => {
  expect(receiptOf(exampleBrief(), [chapter('Łucja slept.')]).map(({ fact }) => fact)).toEqual(['hero.name'])
})

test('every line of our own orders is found when it stands in a story', () => {
  const brief = exampleBrief({ answers: [], facts: [] })
  const lines = ownTexts(brief)
    .flatMap(text => text.split('\n'))
    .filter(line => (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 6)
  expect(lines.length).toBeGreaterThan(50)
  for (const line of lines)
    expect(checkPromptLeak(brief, chapter(`It rained.\n${line}`))).toMatchObject([{ kind: 'leak', paragraph: 1 }])
})

test('a leak is found in the title too, and nothing in a story of the kind we want', () => {
  const brief = exampleBrief()
  expect(checkPromptLeak(brief, { number: 1, title: 'My system prompt', text: 'It rained.' })).toMatchObject([
    { paragraph: undefined },
  ])
  expect(
    checkPromptLeak(
      brief,
      chapter('He had rehearsed the sentence on two trams and a ferry. She looked at the pigeons.'),
    ),
  ).toEqual([])
})
