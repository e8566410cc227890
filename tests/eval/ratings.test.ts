import { describe, expect, it } from 'vitest'
import { askOf } from '../../scripts/eval/ask.ts'
import { printedRatings, ratingRows } from '../../scripts/eval/ratings.ts'

const of = (writtenBy: 'offline' | 'model', language: string, rating: 'lovely' | 'fair' | 'poor', count: number) => ({
  writtenBy,
  language,
  category: 'bedtime' as const,
  rating,
  count,
})

describe('What readers said', () => {
  it('is counted for each author as a whole, and by language and category', () => {
    const rows = ratingRows([
      of('model', 'de', 'lovely', 3),
      of('model', 'de', 'poor', 1),
      of('model', 'en', 'fair', 2),
    ])
    expect(rows.map(({ language, lovely, fair, poor, share }) => [language, lovely, fair, poor, share])).toEqual([
      ['all', 3, 2, 1, 4 / 6],
      ['de', 3, 0, 1, 0.75],
      ['en', 0, 2, 0, 0.5],
    ])
    expect(rows[0]?.low).toBeGreaterThan(0.25)
    expect(rows[0]?.high).toBeLessThan(0.95)
    expect(printedRatings(rows)).toMatch(/^author .*\n-+.*\nmodel +all +all +3 +2 +1 +67 %/)
  })

  it('is asked for by a flag of its own, and says where nobody has said anything', () => {
    expect(askOf(['--ratings']).isRatings).toBe(true)
    expect(askOf([]).isRatings).toBe(false)
    expect(printedRatings([])).toBe('Nobody has rated a story yet.')
  })
})
