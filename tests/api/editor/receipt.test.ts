import { describe, expect, test } from 'vitest'
import { checkPromptLeak } from '../../../src/api/editor/prompt-leak/prompt-leak.ts'
import { receiptOf } from '../../../src/api/editor/receipt.ts'
import { ownTexts } from '../../../src/api/prompts/all-prompts.ts'
import type { Fact } from '../../../src/api/story/brief.ts'
import type { Manuscript } from '../../../src/api/story/manuscript.ts'
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

describe('of several places the receipt shows the one in which an answer does something:', () => {
  const bicycle = {
    id: 'dynamic.0',
    text: 'a squeaky bicycle',
    aliases: ['a squeaky bicycle', 'squeaky', 'bicycle'],
    required: false,
  }
  const quoteFor = (fact: Fact, ...chapters: readonly Manuscript[]) =>
    receiptOf(exampleBrief({ facts: [fact] }), chapters).map(({ quote }) => quote)

  test('the paragraph that is about it, not one that mentions it', () => {
    const opening = chapter('There was a shed with a rake, a bicycle and a boat. It rained.')
    const turn = chapter(
      'Nobody heard the bell. So she rode. The bicycle squeaked at every turn of the wheel. At the squeaky bicycle the gulls rose, and he looked up.',
      2,
    )
    expect(quoteFor(bicycle, opening, turn)).toEqual(['The bicycle squeaked at every turn of the wheel.'])
  })
  test('of the author’s own quotes the later one, where it pays', () => {
    const fact = { ...bicycle, byQuote: true } as const
    const shown = {
      ...chapter('The bicycle leaned on the wall.'),
      quotes: [{ fact: fact.id, quote: 'The bicycle leaned' }],
    }
    const used = {
      ...chapter('She threw the bicycle in.', 2),
      quotes: [{ fact: fact.id, quote: 'threw the bicycle in' }],
    }
    expect(quoteFor(fact, shown, used)).toEqual(['threw the bicycle in'])
  })
  test('also where what shows it has more of its words', () => {
    const fact = { ...bicycle, byQuote: true } as const
    const shown = { ...chapter('It was a squeaky bicycle.'), quotes: [{ fact: fact.id, quote: 'a squeaky bicycle' }] }
    const used = {
      ...chapter('She threw the bicycle in.', 2),
      quotes: [{ fact: fact.id, quote: 'threw the bicycle in' }],
    }
    expect(quoteFor(fact, shown, used)).toEqual(['threw the bicycle in'])
  })
  test('and of a look that was left out none, though something else is small', () => {
    const look = {
      id: 'hero.build',
      text: 'small',
      aliases: ['small'],
      required: false,
      byQuote: true,
      mayBeLeftOut: true,
    } as const
    expect(quoteFor(look, chapter('Behind it came six small waves.'))).toEqual([])
    const told = {
      ...chapter('She was small enough for the hatch.'),
      quotes: [{ fact: look.id, quote: 'small enough for the hatch' }],
    }
    expect(quoteFor(look, told)).toEqual(['small enough for the hatch'])
  })
  test('whoever has a name does something', () => {
    const name = { id: 'relation.0.name', text: 'Heinz', aliases: ['Heinz'], required: true }
    const opening = chapter('They passed the house, the mill and the boat of Heinz. It rained.')
    expect(quoteFor(name, opening, chapter('Heinz held the rope.', 2))).toEqual(['Heinz held the rope.'])
  })
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
