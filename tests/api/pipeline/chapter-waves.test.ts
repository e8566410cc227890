import { expect, test } from 'vitest'
import { chapterWaves } from '../../../src/api/pipeline/chapter-waves.ts'
import { CHAPTERS_MAX } from '../../../src/contract/limits.ts'

test.each([
  [1, []],
  [2, [[2]]],
  [3, [[2], [3]]],
  [4, [[2, 3], [4]]],
  [5, [[2, 3, 4], [5]]],
  [8, [[2, 3, 4], [5, 6, 7], [8]]],
])('writes %i chapters in order, or in waves with the last one alone', (count, waves) => {
  expect(chapterWaves(count)).toEqual(waves)
})

test('names every chapter after the opening once, in order', () => {
  for (let count = 1; count <= CHAPTERS_MAX; count += 1)
    expect([1, ...chapterWaves(count).flat()]).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})
