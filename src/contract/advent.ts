import type { CalendarDay } from '../lib/calendar-day.ts'

/** A story with as many chapters opens as an advent calendar, one a day. */
export const ADVENT_DOORS = 24

/** The December in which doors wait for their day, and when browsers forget which of them were opened (ISO 8601). */
export const ADVENT_SEASON = { year: 2026, cookieEnds: '2026-12-31T23:59:59Z' } as const

const DECEMBER = 12

/** Where a day lies: before the season every door opens for a look, in December up to the day, afterwards for good. */
export type AdventTime = { state: 'before' } | { state: 'december'; day: number } | { state: 'after' }

export function adventTime({ year, month, day }: CalendarDay): AdventTime {
  if (year < ADVENT_SEASON.year || (year === ADVENT_SEASON.year && month < DECEMBER)) return { state: 'before' }
  return year === ADVENT_SEASON.year ? { state: 'december', day } : { state: 'after' }
}

/** Whether a story of so many chapters is an advent calendar. */
export const isAdvent = (chapters: number): boolean => chapters === ADVENT_DOORS
