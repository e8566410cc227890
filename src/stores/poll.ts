import type { Clock } from './clock.ts'
import type { Visibility } from './visibility.ts'

export interface PollDeps {
  readonly clock: Clock
  readonly visibility: Visibility
  /** Milliseconds from one answer to the next request. */
  readonly everyMs: number
  readonly look: () => Promise<'again' | 'stop'>
}

/** Asks at once, then until `look` says stop; rests while the page is hidden, and asks at once when it is back. */
export function createPoll({ clock, visibility, everyMs, look }: PollDeps) {
  let running = false
  let asking = false
  let cancelNext = () => {}
  let unwatch = () => {}

  const stop = () => {
    running = false
    cancelNext()
    unwatch()
  }
  const ask = async () => {
    cancelNext()
    if (!running || asking || visibility.hidden()) return
    asking = true
    const next = await look().finally(() => {
      asking = false
    })
    if (next === 'stop') stop()
    else if (running) cancelNext = clock.after(everyMs, ask)
  }
  const start = () => {
    if (running) return
    running = true
    unwatch = visibility.onChange(ask)
    void ask()
  }
  return { start, stop }
}
