import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../src/islands/present/present-time.ts'
import { waitingTime } from '../../../src/lib/waiting-time.ts'

const HOUR = 3_600_000

describe('How long a present stays sealed', () => {
  it.each([
    ['de', 77 * HOUR, '3 Tage und 5 Stunden'],
    ['de', 48 * HOUR, '2 Tage'],
    ['de', 23.5 * HOUR, '23 Stunden'],
    ['en', 59 * 60_000, '59 minutes'],
    ['en', 1, '1 minute'],
    ['fr', 25 * HOUR, '1 jour et 1 heure'],
  ] as const)('in %s, %d milliseconds are "%s"', (language, left, expected) => {
    expect(waitingTime(language, left).replaceAll('\u00a0', ' ')).toBe(expected)
  })

  it('ends at the hour of the giver, with the zone where it is another', () => {
    const opens = { opensAt: '2026-12-24T16:00:00.000Z', timeZone: 'Pacific/Kiritimati' }
    expect(momentOf('de', opens)).toMatch(/^Freitag, 25\. Dezember um 06:00 .+/)
    expect(momentOf('de', opens, false)).toMatch(/ 06:00$/)
  })
  it.each([
    ['de', '06:00'],
    ['en', '6:00 AM'],
    ['es', '6:00'],
    ['fr', '06:00'],
    ['it', '06:00'],
    ['th', '06:00'],
    ['tr', '06:00'],
  ] as const)('is written in %s as the language writes hours: %s', (language, expected) => {
    const opens = { opensAt: '2026-12-24T16:00:00.000Z', timeZone: 'Pacific/Kiritimati' }
    const written = momentOf(language, opens, false).replaceAll('\u202f', ' ')
    expect(written.endsWith(` ${expected}`) ? expected : written).toBe(expected)
    expect(momentOf(language, opens).replaceAll('\u202f', ' ')).toContain(` ${expected} `)
  })
})
