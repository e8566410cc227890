export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `run` once after `ms` milliseconds; the result cancels it. */
  after(ms: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
