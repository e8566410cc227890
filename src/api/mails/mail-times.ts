import type { WaitingMail } from './mail-rows.ts'

const FIRST_WAIT_SECONDS = 10
const GROWTH = 3
const WAIT_MAX_SECONDS = 6 * 3600
const DAY_MS = 24 * 3600 * 1000
/** More tries in a day mean a fault of ours. */
export const ATTEMPTS_MAX = 30

/** Pause after the n-th attempt, from 1: 10 s, 30 s, 90 s ... at most six hours. */
export const secondsAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_SECONDS * GROWTH ** (attempts - 1), WAIT_MAX_SECONDS)

/** When a mail becomes useless: its link is dead, or it is old news. */
export function uselessFrom({ createdAt, data }: Pick<WaitingMail, 'createdAt' | 'data'>): number {
  const livesMs = 'minutes' in data ? data.minutes * 60_000 : DAY_MS
  return createdAt.getTime() + livesMs
}
