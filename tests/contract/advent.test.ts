import { describe, expect, it } from 'vitest'
import { adventTime, isAdvent } from '../../src/contract/advent.ts'
import { fillsChapters } from '../../src/contract/chapter-count.ts'
import { STORY_LENGTHS } from '../../src/contract/limits.ts'
import { windowPosition } from '../../src/contract/street.ts'

describe('the season', () => {
  it.each([
    [{ year: 2026, month: 1, day: 6 }, { state: 'before' }],
    [{ year: 2026, month: 11, day: 30 }, { state: 'before' }],
    [
      { year: 2026, month: 12, day: 1 },
      { state: 'december', day: 1 },
    ],
    [
      { year: 2026, month: 12, day: 31 },
      { state: 'december', day: 31 },
    ],
    [{ year: 2027, month: 1, day: 1 }, { state: 'after' }],
  ])('takes %o for %o', (day, time) => {
    expect(adventTime(day)).toEqual(time)
  })
})

describe('an advent calendar', () => {
  it('is a story of 24 chapters and no other', () => {
    expect([1, 12, 23, 24, 25].filter(isAdvent)).toEqual([24])
  })

  it('takes 2,000 words at least, while any length does for a story without a number of chapters', () => {
    expect(STORY_LENGTHS.filter(words => fillsChapters(words, 24))).toEqual([2000, 5000, 10_000])
    expect(STORY_LENGTHS.filter(words => fillsChapters(words, undefined))).toEqual([...STORY_LENGTHS])
  })
})

describe('a window of the street', () => {
  it('is placed in percent of both pictures', () => {
    const box = { x: 0.05, y: 0.25, width: 0.0594444, height: 0.1 }
    expect(windowPosition({ wide: [box], tall: [{ ...box, x: 0.5 }] }, 0)).toEqual({
      '--wx': '5%',
      '--wy': '25%',
      '--ww': '5.944%',
      '--wh': '10%',
      '--tx': '50%',
      '--ty': '25%',
      '--tw': '5.944%',
      '--th': '10%',
    })
  })
})
