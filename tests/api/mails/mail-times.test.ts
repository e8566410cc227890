import { describe, expect, it } from 'vitest'
import { secondsAfter, uselessFrom } from '../../../src/api/mails/mail-times.ts'

const createdAt = new Date('2026-03-01T12:00:00Z')
const DAY_SECONDS = 24 * 3600

describe('The waits between attempts at a mail', () => {
  it('grow', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map(secondsAfter)
    expect(waits).toEqual([10, 30, 90, 270, 810, 2430, 7290])
    expect(secondsAfter(8)).toBe(6 * 3600)
    expect(secondsAfter(30)).toBe(6 * 3600)
  })

  it('leave a link of ten minutes five attempts, and news of a story eleven in a day', () => {
    const attemptsWithin = (seconds: number) => {
      let attempts = 0
      for (let at = 0; at < seconds; at += secondsAfter(attempts)) attempts++
      return attempts
    }
    expect(attemptsWithin(600)).toBe(5)
    expect(attemptsWithin(DAY_SECONDS)).toBe(11)
  })
})

describe('A mail', () => {
  it('is of no use any more once its link is dead', () => {
    const data = { link: 'https://tales.example/', minutes: 10 }
    expect(uselessFrom({ createdAt, data })).toBe(createdAt.getTime() + 600_000)
  })

  it('is old news after a day', () => {
    const data = { link: 'https://tales.example/' }
    expect(uselessFrom({ createdAt, data })).toBe(createdAt.getTime() + DAY_SECONDS * 1000)
  })
})
