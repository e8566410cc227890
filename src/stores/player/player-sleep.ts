import { atom } from 'nanostores'
import type { Clock } from '../clock.ts'

export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const
/** The sound fades this long before the end. */
export const SLEEP_FADE_MS = 12_000
const FADE_STEP_MS = 200
const MINUTE_MS = 60_000

export type Sleep =
  | { state: 'off' }
  | { state: 'chapter' }
  /** Whole minutes, rounded up. */
  | { state: 'minutes'; left: number }

interface SleepTimerDeps {
  readonly clock: Clock
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void
  readonly onSleep: () => void
}

export function createSleepTimer({ clock, setVolume, onSleep }: SleepTimerDeps) {
  const $sleep = atom<Sleep>({ state: 'off' })
  let endsAt = 0
  let cancel = () => {}

  const off = () => {
    cancel()
    setVolume(1)
    $sleep.set({ state: 'off' })
  }
  const tick = () => {
    const left = endsAt - clock.now()
    if (left <= 0) {
      onSleep()
      return off()
    }
    const minutes = Math.ceil(left / MINUTE_MS)
    const now = $sleep.get()
    if (now.state !== 'minutes' || now.left !== minutes) $sleep.set({ state: 'minutes', left: minutes })
    const isFading = left <= SLEEP_FADE_MS
    setVolume(isFading ? left / SLEEP_FADE_MS : 1)
    // Nothing changes before the minute is over or the fading begins.
    const calm = Math.min(left - (minutes - 1) * MINUTE_MS, Math.max(FADE_STEP_MS, left - SLEEP_FADE_MS))
    cancel = clock.after(isFading ? FADE_STEP_MS : calm, tick)
  }
  const afterMinutes = (minutes: number) => {
    cancel()
    endsAt = clock.now() + minutes * MINUTE_MS
    tick()
  }
  const afterChapter = () => {
    off()
    $sleep.set({ state: 'chapter' })
  }
  /** Asked at a chapter's end: whether that was the last one. */
  const isEnough = (): boolean => {
    const was = $sleep.get().state === 'chapter'
    if (was) off()
    return was
  }
  return { $sleep, afterMinutes, afterChapter, off, isEnough }
}
