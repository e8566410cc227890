import { atom } from 'nanostores'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Clock } from '../clock.ts'

export const TEXT_SECONDS_MAX = 55
export const IMAGES_SECONDS_MAX = 60
const TICK_MS = 250
/** Up to this share a bar is linear, then it creeps. */
const EVEN_SHARE = 0.8
/** Share of the rest that a bar never exceeds. */
const CREPT_SHARE = 0.95

export type Progress =
  | { state: 'idle' }
  /** `share`: less than 1 until the work is done; `seconds`: shown. */
  | { state: 'running'; share: number; seconds: number }
  | { state: 'done' }
  | { state: 'failed'; code: RefusalCode }

/** Share after `seconds` of work that takes `maximum` seconds, or longer. */
export function creepingShare(seconds: number, maximum: number): number {
  const even = seconds / maximum
  if (even <= EVEN_SHARE) return even
  const left = 1 - EVEN_SHARE
  return EVEN_SHARE + CREPT_SHARE * left * (1 - Math.exp(-(even - EVEN_SHARE) / (CREPT_SHARE * left)))
}

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
