import { describe, expect, it } from 'vitest'
import type { Tries } from '../../../src/api/db/jobs.ts'
import { nextTry, triesSoFar, whenAway } from '../../../src/api/pipeline/next-try.ts'
import { DAY_MS } from '../../../src/lib/day.ts'

const MIDDLE = 0.5
const START = Date.UTC(2026, 10, 22)

/** The pauses of a job whose every try meets the same, until it is given up. */
function pauses(isOutage: boolean, random = MIDDLE): { seconds: number[]; lastedMs: number; tries: Tries } {
  const seconds: number[] = []
  let tries: Tries = {}
  let now = START
  for (;;) {
    const next = nextTry(tries, { isOutage, now, random })
    if (!next) return { seconds, lastedMs: now - START, tries }
    seconds.push(next.afterSeconds)
    tries = next.tries
    now += next.afterSeconds * 1000
  }
}

describe('A try that met a service that is away', () => {
  it('is made again after growing pauses, for a day', () => {
    const { seconds, lastedMs } = pauses(true)
    expect(seconds.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60])
    expect(Math.max(...seconds)).toBe(300)
    expect(lastedMs).toBeGreaterThanOrEqual(DAY_MS)
    expect(lastedMs).toBeLessThan(DAY_MS + 300_000)
  })

  it('comes back at another moment than others, and never at once', () => {
    const [early, late] = [pauses(true, 0).seconds, pauses(true, 1).seconds]
    expect([early[5], late[5]]).toEqual([45, 75])
    expect(Math.min(...early)).toBeGreaterThanOrEqual(1)
  })

  it('counts as no failure, and forgets its wait when it fails by itself', () => {
    const away = nextTry({ failures: 3, crashes: 2 }, { isOutage: true, now: START, random: MIDDLE })
    expect(away?.tries).toEqual({ failures: 3, crashes: 2, wait: { since: START, count: 1 } })
    const failed = nextTry(away?.tries ?? {}, { isOutage: false, now: START, random: MIDDLE })
    expect(failed?.tries).toEqual({ failures: 4, crashes: 2 })
  })

  it('is another request than the one before', () => {
    const next = nextTry({}, { isOutage: true, now: START, random: MIDDLE })
    expect([triesSoFar({}, 0), triesSoFar(next?.tries ?? {}, 0), triesSoFar({}, 2)]).toEqual([0, 1, 2])
  })

  it('does without a provider of pictures or sound after two minutes', () => {
    const wait = { since: START, count: 3 }
    expect(whenAway({}, START)).toBe('wait')
    expect(whenAway({ wait }, START + 119_000)).toBe('wait')
    expect(whenAway({ wait }, START + 120_000)).toBe('fall-back')
  })
})

it('A try that failed is made four times more', () => {
  expect(pauses(false).seconds).toEqual([1, 2, 4, 8])
})
