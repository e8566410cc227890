/** Runs once after milliseconds; the result cancels. */
export type Timer = (run: () => void, ms: number) => () => void

/** Does not keep the process alive. */
export const processTimer: Timer = (run, ms) => {
  const waiting = setTimeout(run, ms).unref()
  return () => clearTimeout(waiting)
}

const FIRST_WAIT_MS = 1000
const WAIT_MAX_MS = 300_000

/** Milliseconds before retrying after the n-th failure in a row, from 1: 1, 2, 4 ... s, at most five minutes. */
export const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), WAIT_MAX_MS)
