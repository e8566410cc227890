/** Runs something once, after that many milliseconds; what it returns calls it off. Tests pass one they run by hand. */
export type Timer = (run: () => void, ms: number) => () => void

/** The process's own; it keeps nobody from ending. */
export const processTimer: Timer = (run, ms) => {
  const waiting = setTimeout(run, ms).unref()
  return () => clearTimeout(waiting)
}

const FIRST_WAIT_MS = 1000
const WAIT_MAX_MS = 300_000

/** Waits of 1, 2, 4 ... seconds, at most five minutes: for the n-th failure in a row, from 1. */
export const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), WAIT_MAX_MS)
