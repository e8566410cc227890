import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import type { Notifications } from '../db/notifications.ts'
import type { Signing } from '../media/media-rows.ts'
import { type StatusSnapshot, takeSnapshot } from './status-snapshot.ts'

/** Named in the migration that has the database say so: its payload is the story's id. */
const CHANNEL = 'story_changed'
/** What is kept at most, in letters of all statuses. */
const KEPT_MAX = 64 * 1024 * 1024

/** How far stories are. Read once per change of a story, however many watch it. */
export interface Statuses {
  /** Undefined where there is no such story. */
  read(id: string): Promise<StatusSnapshot | undefined>
  /** Has a story read anew: whoever has just changed it does not wait for the database to say so. */
  forget(id: string): void
  close(): void
}

export interface StatusesDeps extends Signing {
  readonly db: Queries
  readonly notifications: Pick<Notifications, 'subscribe' | 'isConnected'>
  /** In letters; KEPT_MAX when it is missing. */
  readonly keptMax?: number
}

interface Kept {
  /** The day its addresses are signed for. */
  readonly day: number
  readonly snapshot: Promise<StatusSnapshot | undefined>
  /** 0 until it is read. */
  size: number
}

export function openStatuses(deps: StatusesDeps): Statuses {
  const { notifications, clock, keptMax = KEPT_MAX } = deps
  /** The one that was asked for longest ago first. */
  const kept = new Map<string, Kept>()
  let size = 0
  /** Whether the database tells of changes: from the first reset on, as long as the connection stands. */
  let isListening = false
  let unsubscribe: (() => void) | undefined

  const forget = (id: string) => {
    size -= kept.get(id)?.size ?? 0
    kept.delete(id)
  }
  const settle = (id: string, mine: Kept, found: StatusSnapshot | undefined) => {
    // It was changed, or pushed out, while it was read.
    if (kept.get(id) !== mine) return
    if (!found) return forget(id)
    mine.size = found.size
    size += found.size
    for (const oldest of kept.keys()) {
      if (size <= keptMax) break
      forget(oldest)
    }
  }
  const read = (id: string): Promise<StatusSnapshot | undefined> => {
    unsubscribe ??= listen()
    if (!isListening || !notifications.isConnected) return takeSnapshot(deps, id)
    const day = Math.floor(clock() / DAY_MS)
    const before = kept.get(id)
    if (before?.day === day) {
      kept.delete(id)
      kept.set(id, before)
      return before.snapshot
    }
    forget(id)
    const snapshot = takeSnapshot(deps, id)
    const mine: Kept = { day, snapshot, size: 0 }
    kept.set(id, mine)
    snapshot.then(
      found => settle(id, mine, found),
      // Whoever asked is told; nobody after them is.
      () => settle(id, mine, undefined),
    )
    return snapshot
  }
  /** From the first question on: a process that nobody asks has nothing to be told. */
  const listen = () =>
    notifications.subscribe(CHANNEL, {
      onMessage: forget,
      onReset() {
        isListening = true
        kept.clear()
        size = 0
      },
    })
  return { read, forget, close: () => unsubscribe?.() }
}
