import { describe, expect, it } from 'vitest'
import { isTimeZone, localTime, zonedTime } from '../../src/lib/zoned-time.ts'

const utc = (local: string, zone: string) => new Date(zonedTime(local, zone)).toISOString()

describe('A local time in a zone', () => {
  it.each([
    ['2026-12-24T17:00', 'Europe/Berlin', '2026-12-24T16:00:00.000Z'],
    ['2026-07-01T17:00', 'Europe/Berlin', '2026-07-01T15:00:00.000Z'],
    ['2026-12-24T17:00', 'Asia/Bangkok', '2026-12-24T10:00:00.000Z'],
    ['2026-12-31T23:30', 'Pacific/Kiritimati', '2026-12-31T09:30:00.000Z'],
    ['2027-01-01T00:10', 'America/St_Johns', '2027-01-01T03:40:00.000Z'],
    ['2026-03-01T12:00', 'Asia/Kathmandu', '2026-03-01T06:15:00.000Z'],
  ])('%s in %s is %s', (local, zone, expected) => {
    expect(utc(local, zone)).toBe(expected)
    expect(localTime(Date.parse(expected), zone)).toBe(local)
  })

  it('that a spring skips comes an hour later, and of two equal ones in autumn the first is meant', () => {
    expect(utc('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(utc('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(utc('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  it('is found again for every half hour of a year in which clocks change', () => {
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago']) {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7.5 * 3_600_000) {
        const local = localTime(at, zone)
        expect(localTime(zonedTime(local, zone), zone)).toBe(local)
      }
    }
  })

  it('is no number for what no calendar and no clock has', () => {
    for (const local of ['2027-02-29T10:00', '2027-13-01T10:00', '2027-01-01T24:00', '2027-01-01', '', 'Heiligabend']) {
      expect(zonedTime(local, 'Europe/Berlin')).toBeNaN()
    }
  })

  it('is of zones that there are', () => {
    expect(['Europe/Berlin', 'UTC', 'Asia/Bangkok'].map(isTimeZone)).toEqual([true, true, true])
    expect(['Europe/Entenhausen', '', '../etc', 'Für Mila'].map(isTimeZone)).toEqual([false, false, false, false])
  })
})
