import type { Clock } from '../../lib/clock.ts'
import type { RenderObserver } from './live-site.ts'
import type { PublicationProgress } from './publication.ts'

export interface ProgressCount {
  begin(): RenderObserver
  end(state: 'idle' | 'failed'): void
  read(): PublicationProgress
}

export function countProgress(clock: Clock): ProgressCount {
  let now: PublicationProgress = { state: 'idle', rendered: 0, total: 0, startedAt: null, endedAt: null }
  return {
    begin() {
      now = { state: 'rendering', rendered: 0, total: 0, startedAt: new Date(clock()), endedAt: null }
      return {
        onStart(total) {
          now = { ...now, total }
        },
        onPage() {
          now = { ...now, rendered: now.rendered + 1 }
        },
      }
    },
    end(state) {
      now = { ...now, state, endedAt: new Date(clock()) }
    },
    read: () => now,
  }
}
