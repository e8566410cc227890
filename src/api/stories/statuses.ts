import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import type { Notifications } from '../db/notifications.ts'
import type { Signing } from '../media/media-rows.ts'
import { type StatusSnapshot, takeSnapshot } from './status-snapshot.ts'

/** As in the migration; the payload is the story's id. */
const CHANNEL = 'story_changed'
/** Total letters of cached statuses. */
const CACHE_MAX_BYTES = 64 * 1024 * 1024

/** Statuses of stories, read once per change however many watch. */
export interface Statuses {
  read(id: string): Promise<StatusSnapshot | undefined>
  /** Drops a cached status without waiting for the notification. */
  forget(id: string): void
  close(): void
}

export interface StatusesDeps extends Signing {
  readonly db: Queries
  readonly notifications: Pick<Notifications, 'subscribe' | 'isConnected'>
  /** In letters; default CACHE_MAX_BYTES. */
  readonly cacheMaxBytes?: number
}

interface CacheEntry {
  readonly day: number
  readonly snapshot: Promise<StatusSnapshot | undefined>
  size: number
}

export function openStatuses(deps: StatusesDeps): Statuses {
  const { notifications, clock, cacheMaxBytes = CACHE_MAX_BYTES } = deps
  /** Least recently used first. */
  const cache = new Map<string, CacheEntry>()
  let size = 0
  /** Whether changes are notified: from the first reset, while connected. */
  let isListening = false
  let unsubscribe: (() => void) | undefined

  const forget = (id: string) => {
    size -= cache.get(id)?.size ?? 0
    cache.delete(id)
  }
  const settle = (id: string, mine: CacheEntry, found: StatusSnapshot | undefined) => {
    // Changed or evicted during the read.
    if (cache.get(id) !== mine) return
    if (!found) return forget(id)
    mine.size = found.size
    size += found.size
    for (const oldest of cache.keys()) {
      if (size <= cacheMaxBytes) break
      forget(oldest)
    }
  }
  const read = (id: string): Promise<StatusSnapshot | undefined> => {
    unsubscribe ??= listen()
    if (!isListening || !notifications.isConnected) return takeSnapshot(deps, id)
    const day = Math.floor(clock() / DAY_MS)
    const before = cache.get(id)
    if (before?.day === day) {
      cache.delete(id)
      cache.set(id, before)
      return before.snapshot
    }
    forget(id)
    const snapshot = takeSnapshot(deps, id)
    const mine: CacheEntry = { day, snapshot, size: 0 }
    cache.set(id, mine)
    snapshot.then(
      found => settle(id, mine, found),
      // Reported to the callers, not cached.
      () => settle(id, mine, undefined),
    )
    return snapshot
  }
  /** Lazily: most processes are never asked. */
  const listen = () =>
    notifications.subscribe(CHANNEL, {
      onMessage: forget,
      onReset() {
        isListening = true
        cache.clear()
        size = 0
      },
    })
  return { read, forget, close: () => unsubscribe?.() }
}
