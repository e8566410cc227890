import { expect, test } from 'vitest'
import { PROGRESS_STAGES } from '../../../src/contract/positions.ts'
import { planStates, shareDone, shownPosition, stageAt } from '../../../src/stores/progress/generation-progress.ts'
import { sampleStatus } from '../sample-story.ts'

test('lights the lantern that the position has reached', () => {
  const lit = Array.from({ length: 11 }, (_, position) => PROGRESS_STAGES[stageAt(position)]?.name)
  expect(lit).toEqual([
    'parameters',
    'parameters',
    'character',
    'preview',
    'preview',
    'chapters',
    'chapters',
    'chapters',
    'chapters',
    'chapters',
    'done',
  ])
})

test('counts finished chapters as parts of their step', () => {
  expect(shareDone(sampleStatus({ position: 0 }))).toBe(0)
  expect(shareDone(sampleStatus({ position: 7 }))).toBeCloseTo(0.7)
  expect(shareDone(sampleStatus({ position: 7, chapters: [1, 2] }))).toBeCloseTo(0.7 + 0.2 / 3)
  expect(shareDone(sampleStatus({ position: 10 }))).toBe(1)
})

test('is in its chapters as soon as one after the opening can be read, though the covers are still drawn', () => {
  const shown = (chapters: number[], position = 4) => shownPosition(sampleStatus({ position, chapters }))
  expect([shown([]), shown([1]), shown([1, 2]), shown([3])]).toEqual([4, 4, 7, 7])
  expect(shown([1, 2, 3], 9)).toBe(9)
  expect(shareDone(sampleStatus({ position: 4, chapters: [1, 2, 3] }))).toBeCloseTo(0.8)
  const shares = [[], [1], [1, 2], [1, 2, 3]].map(chapters => shareDone(sampleStatus({ position: 4, chapters })))
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
})

test('says of each planned chapter whether it is done, being written or open', () => {
  expect(planStates(sampleStatus({ position: 7, chapters: [1] }))).toEqual(['done', 'writing', 'open'])
  expect(planStates(sampleStatus({ position: 7, chapters: [2] }))).toEqual(['writing', 'done', 'open'])
  expect(planStates(sampleStatus({ position: 10 }))).toEqual(['done', 'done', 'done'])
})

test('has no chapter being written in a failed generation', () => {
  expect(planStates(sampleStatus({ position: 7, chapters: [1], state: 'failed' }))).toEqual(['done', 'open', 'open'])
})
