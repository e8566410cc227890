import { expect, test } from 'vitest'
import { planRepair } from '../../../../src/api/author/model/repair-targets.ts'
import { TURN_QUOTE, turnParagraph } from '../../../../src/api/author/model/turn-paragraph.ts'
import type { Finding } from '../../../../src/api/editor/finding.ts'

const paragraphsOf = (...lengths: number[]) => lengths.map(words => `${'word '.repeat(words - 1)}word.`)
const length = (has: number, wanted: number): Finding => ({
  ...{ kind: 'length', chapter: 1, paragraph: undefined, note: '' },
  words: { has, wanted },
})
const plain = { language: 'en', turn: undefined }

test('a change of length opens the longest paragraphs, none by more than a quarter, never that of the turn', () => {
  const { open, insertWords } = planRepair(paragraphsOf(40, 100, 60), [length(200, 220)], { language: 'en', turn: 1 })
  expect(open).toEqual([
    { paragraph: 0, has: 40, wanted: 45 },
    { paragraph: 2, has: 60, wanted: 75 },
  ])
  expect(insertWords).toBe(0)
})

test('what quarters cannot carry is inserted', () => {
  const { open, insertWords } = planRepair(paragraphsOf(40, 100, 40), [length(180, 212)], { language: 'en', turn: 1 })
  expect(open.map(({ wanted }) => wanted)).toEqual([50, 50])
  expect(insertWords).toBe(12)
})

test('a chapter that is far too short gains paragraphs and keeps those it has', () => {
  expect(planRepair(paragraphsOf(50, 50), [length(100, 180)], plain)).toEqual({
    ...{ open: [], insertWords: 80, dropWords: 0, mayDrop: [] },
  })
})

test('a chapter that is far too long loses whole paragraphs, but not the first, the last or the turn', () => {
  const plan = planRepair(paragraphsOf(50, 50, 50, 50, 50), [length(250, 150)], { language: 'en', turn: 2 })
  expect(plan).toMatchObject({ open: [], insertWords: 0, dropWords: 100 })
  expect(plan.mayDrop.map(({ paragraph }) => paragraph)).toEqual([1, 3])
})

test('two findings on the same length ask for it once', () => {
  const { open } = planRepair(paragraphsOf(100, 100), [length(200, 215), length(200, 210)], plain)
  expect(open.reduce((sum, { has, wanted }) => sum + wanted - has, 0)).toBe(15)
})

test('a finding on the chapter opens every paragraph as long as it is', () => {
  const finding: Finding = { kind: 'fact-missing', chapter: 1, paragraph: undefined, note: '' }
  expect(planRepair(paragraphsOf(10, 20), [finding], plain).open).toEqual([
    { paragraph: 0, has: 10, wanted: 10 },
    { paragraph: 1, has: 20, wanted: 20 },
  ])
})

test('knows the paragraph of the turn by its words, and none where no paragraph has enough of them', () => {
  const turn = 'She hums back to the mill, and it falls silent to listen.'
  const paragraphs = ['It rained on the mill.', 'She hummed back. The mill fell silent, and listened.', 'They slept.']
  expect(turnParagraph(paragraphs, { quotes: [], turn, language: 'en' })).toBe(1)
  expect(turnParagraph(paragraphs.slice(2), { quotes: [], turn, language: 'en' })).toBeUndefined()
  expect(turnParagraph(paragraphs, { quotes: [], turn: undefined, language: 'en' })).toBeUndefined()
})

test('believes the chapter itself about which paragraph is the turn', () => {
  const turn = 'She hums back to the mill, and it falls silent to listen.'
  const paragraphs = [
    'The mill hummed, and she hummed to the mill, silent to listen.',
    'Then nothing, for the first time.',
    'They slept.',
  ]
  const quoted = (quote: string) => [{ fact: TURN_QUOTE, quote }]
  expect(turnParagraph(paragraphs, { quotes: quoted('for the first time'), turn, language: 'en' })).toBe(1)
  expect(turnParagraph(paragraphs, { quotes: quoted('not in the text'), turn, language: 'en' })).toBe(0)
})
