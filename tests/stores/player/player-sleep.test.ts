import { describe, expect, it } from 'vitest'
import { createSleepTimer, SLEEP_FADE_MS } from '../../../src/stores/player/player-sleep.ts'
import { fakeClock } from '../fake-clock.ts'

const MINUTE = 60_000

function timer() {
  const time = fakeClock()
  const volumes: number[] = []
  let slept = 0
  const sleep = createSleepTimer({
    clock: time.clock,
    setVolume: volume => void volumes.push(volume),
    onSleep: () => {
      slept += 1
    },
  })
  return { sleep, ...time, volumes, slept: () => slept, state: () => sleep.$sleep.get() }
}

describe('A sleep timer', () => {
  it('counts the minutes down and then ends the listening', async () => {
    const { sleep, advance, slept, state, pending } = timer()
    sleep.afterMinutes(15)
    expect(state()).toEqual({ state: 'minutes', left: 15 })
    await advance(3 * MINUTE + 1)
    expect(state()).toEqual({ state: 'minutes', left: 12 })
    await advance(12 * MINUTE - 2)
    expect(slept()).toBe(0)
    await advance(1000)
    expect(slept()).toBe(1)
    expect(state()).toEqual({ state: 'off' })
    expect(pending()).toBe(0)
  })

  it('lets the voice grow quiet at the end, and loud again for the next time', async () => {
    const { sleep, advance, volumes } = timer()
    sleep.afterMinutes(5)
    await advance(5 * MINUTE - SLEEP_FADE_MS - 1)
    expect(volumes.every(volume => volume === 1)).toBe(true)
    volumes.length = 0
    await advance(SLEEP_FADE_MS + 1000)
    const fading = volumes.slice(0, -1)
    expect(fading.length).toBeGreaterThan(20)
    expect(fading.toSorted((one, other) => other - one)).toEqual(fading)
    expect(fading.at(-1)).toBeLessThan(0.05)
    expect(volumes.at(-1)).toBe(1)
  })

  it('may end with the chapter instead, once', () => {
    const { sleep, state } = timer()
    sleep.afterMinutes(5)
    sleep.afterChapter()
    expect(state()).toEqual({ state: 'chapter' })
    expect(sleep.isEnough()).toBe(true)
    expect(sleep.isEnough()).toBe(false)
    expect(state()).toEqual({ state: 'off' })
  })

  it('is forgotten when it is switched off', async () => {
    const { sleep, advance, slept } = timer()
    sleep.afterMinutes(5)
    sleep.off()
    await advance(10 * MINUTE)
    expect(slept()).toBe(0)
  })
})
