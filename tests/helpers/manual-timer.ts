import type { Timer } from '../../src/lib/timer.ts'

export interface ManualTimer {
  readonly timer: Timer
  /** Pending waits in milliseconds, from their request. */
  waits(): number[]
  /** Runs the callbacks of that wait. */
  ring(ms: number): void
}

export function manualTimer(): ManualTimer {
  const waiting = new Set<{ readonly run: () => void; readonly ms: number }>()
  return {
    timer(run, ms) {
      const alarm = { run, ms }
      waiting.add(alarm)
      return () => void waiting.delete(alarm)
    },
    waits: () => [...waiting].map(({ ms }) => ms).sort((one, other) => one - other),
    ring(ms) {
      for (const alarm of [...waiting].filter(due => due.ms === ms)) {
        waiting.delete(alarm)
        alarm.run()
      }
    },
  }
}
