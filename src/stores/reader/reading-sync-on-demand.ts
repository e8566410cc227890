import type { createReadingSync, ReadingSyncDeps } from './reading-sync.ts'

export type ReadingSync = ReturnType<typeof createReadingSync>

/** Its code is loaded at the first use, and only when signed in. Never rejects. */
export function readingSyncOnDemand(deps: ReadingSyncDeps, story: string): ReadingSync {
  let opened: Promise<ReadingSync | undefined> | undefined
  const sync = async (): Promise<ReadingSync | undefined> => {
    if (!deps.isSignedIn()) return undefined
    opened ??= import('./reading-sync.ts').then(
      module => module.createReadingSync(deps, story),
      () => undefined,
    )
    return opened
  }
  return {
    fetchPosition: async () => (await sync())?.fetchPosition(),
    save: position => void sync().then(opened => opened?.save(position)),
    flush: async leaving => (await sync())?.flush(leaving),
  }
}
