import type { CalendarDay } from '../lib/calendar-day.ts'

/** Chapters of an advent calendar, one a day. */
export const ADVENT_DOORS = 24

/** The calendar's December, and when browsers forget opened doors (ISO 8601). */
export const ADVENT_SEASON = { year: 2026, cookieEnds: '2026-12-31T23:59:59Z' } as const

const DECEMBER = 12

/** Before the season every door opens, in December up to the day, afterwards all. */
export type AdventTime = { state: 'before' } | { state: 'december'; day: number } | { state: 'after' }

export function adventTime({ year, month, day }: CalendarDay): AdventTime {
  if (year < ADVENT_SEASON.year || (year === ADVENT_SEASON.year && month < DECEMBER)) return { state: 'before' }
  return year === ADVENT_SEASON.year ? { state: 'december', day } : { state: 'after' }
}

export const isAdvent = (chapters: number): boolean => chapters === ADVENT_DOORS
