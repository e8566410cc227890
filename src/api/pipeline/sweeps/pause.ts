const MINUTE_MS = 60_000
/** An outage of minutes costs minutes: so many pauses grow by one minute each, and double from then on. */
const SHORT_PAUSES = 5
const PAUSE_MAX_MS = 6 * 60 * MINUTE_MS

/** Milliseconds until a sweep has something made for the n-th time that it found owed, from 1: 1, 2 ... 5, 10, 20 ... minutes, at most six hours. */
export const pauseAfter = (tries: number): number =>
  tries <= SHORT_PAUSES
    ? tries * MINUTE_MS
    : Math.min(SHORT_PAUSES * 2 ** (tries - SHORT_PAUSES) * MINUTE_MS, PAUSE_MAX_MS)

/** About a day of pauses: what fails for so long is not mended by trying again. */
export const TRIES_MAX = 14
