import type { createReadingSync, SyncParts } from './reading-sync.ts'

export type ReadingSync = ReturnType<typeof createReadingSync>

/** Its code is loaded at the first use, and only when signed in. Never rejects. */
export function readingSyncOnDemand(parts: SyncParts, story: string): ReadingSync {
  let opened: Promise<ReadingSync | undefined> | undefined
  const sync = async (): Promise<ReadingSync | undefined> => {
    if (!parts.isSignedIn()) return undefined
    opened ??= import('./reading-sync.ts').then(
      module => module.createReadingSync(parts, story),
      () => undefined,
    )
    return opened
  }
  return {
    fetchPlace: async () => (await sync())?.fetchPlace(),
    save: place => void sync().then(opened => opened?.save(place)),
    flush: async leaving => (await sync())?.flush(leaving),
  }
}
