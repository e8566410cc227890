import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../src/lib/calendar-day.ts'

describe('the day on a calendar', () => {
  it.each([
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', { year: 2027, month: 1, day: 1 }],
    ['2026-12-31T23:30:00Z', 'UTC', { year: 2026, month: 12, day: 31 }],
    ['2026-12-01T09:59:00Z', 'Pacific/Honolulu', { year: 2026, month: 11, day: 30 }],
    ['2026-12-01T00:00:00Z', 'Asia/Bangkok', { year: 2026, month: 12, day: 1 }],
  ])('of %s in %s', (moment, timeZone, day) => {
    expect(calendarDay(Date.parse(moment), timeZone)).toEqual(day)
  })
})
