import type { Clock } from '../../src/stores/clock.ts'

/** A clock that stands still until it is advanced. */
export function fakeClock() {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
  }
  /** Runs what is due on the way and lets what it started settle. */
  const advance = async (ms: number) => {
    const end = time + ms
    for (;;) {
      await settle()
      const due = timers.filter(timer => timer.at <= end).sort((one, other) => one.at - other.at)[0]
      if (!due) break
      timers = timers.filter(timer => timer !== due)
      time = due.at
      due.run()
    }
    time = end
  }
  return { clock, advance, pending: () => timers.length }
}

/** Lets every promise that can resolve without the clock resolve. */
export async function settle() {
  await new Promise<void>(resolve => setImmediate(resolve))
}
