import { atom } from 'nanostores'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Clock } from '../clock.ts'

export const TEXT_SECONDS_MAX = 55
export const IMAGES_SECONDS_MAX = 60
const TICK_MS = 250
/** Up to here a bar goes with the time, from here on it creeps. */
const EVEN_SHARE = 0.8
/** Of what is left then, a bar never takes more than this. */
const CREPT_SHARE = 0.95

export type Progress =
  | { state: 'idle' }
  /** `share` of 1, which it is not before the work is done; `seconds` are those that it says. */
  | { state: 'running'; share: number; seconds: number }
  | { state: 'done' }
  | { state: 'failed'; code: RefusalCode }

/** The share that a bar shows after so many seconds of something that takes `maximum` at most, or longer. */
export function creepingShare(seconds: number, maximum: number): number {
  const even = seconds / maximum
  if (even <= EVEN_SHARE) return even
  const left = 1 - EVEN_SHARE
  return EVEN_SHARE + CREPT_SHARE * left * (1 - Math.exp(-(even - EVEN_SHARE) / (CREPT_SHARE * left)))
}

/** A bar that moves while something is being made. */
export function createProgress(clock: Clock, maximum: number) {
  const $progress = atom<Progress>({ state: 'idle' })
  let cancel = () => {}

  const begin = () => {
    const from = clock.now()
    const tick = () => {
      const share = creepingShare((clock.now() - from) / 1000, maximum)
      $progress.set({ state: 'running', share, seconds: Math.floor(share * maximum) })
      cancel = clock.after(TICK_MS, tick)
    }
    cancel()
    tick()
  }
  const end = (outcome: { state: 'done' } | { state: 'failed'; code: RefusalCode } | { state: 'idle' }) => {
    cancel()
    $progress.set(outcome)
  }
  return { $progress, begin, end, maximum }
}

export type ProgressStore = ReturnType<typeof createProgress>
