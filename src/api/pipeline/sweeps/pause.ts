const MINUTE_MS = 60_000
/** Pauses that grow by one minute each, so that an outage of minutes costs minutes; later ones double. */
const SHORT_PAUSES = 5
const PAUSE_MAX_MS = 6 * 60 * MINUTE_MS

/** Milliseconds before the n-th try, from 1: 1, 2 ... 5, 10, 20 ... minutes, at most six hours. */
export const pauseAfter = (tries: number): number =>
  tries <= SHORT_PAUSES
    ? tries * MINUTE_MS
    : Math.min(SHORT_PAUSES * 2 ** (tries - SHORT_PAUSES) * MINUTE_MS, PAUSE_MAX_MS)

/** About a day of pauses: what fails for so long is not repaired by another try. */
export const TRIES_MAX = 14
