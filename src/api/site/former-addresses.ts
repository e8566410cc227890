import type { LandingAddress } from '../../contract/site-bundle.ts'
import type { AddressBook } from './address-book.ts'

/** Leads from addresses that landing pages had to those they have. */
export interface FormerAddresses {
  /** Reads what other processes have noted. */
  read(): Promise<void>
  /** Notes the addresses that are new, before their pages are served: later they may be former ones. */
  note(addresses: Iterable<LandingAddress>): Promise<void>
  /** From now on these are the pages that are served. */
  settle(addresses: Iterable<LandingAddress>): void
  /** From now on an entry's page is served there; nowhere for undefined. */
  move(entry: string, path: string | undefined): void
  where(path: string): string | 'gone' | undefined
}

export function openFormerAddresses(book: AddressBook): FormerAddresses {
  const entryAt = new Map<string, string>()
  let pathOf: Map<string, string> | undefined
  const keep = (addresses: readonly LandingAddress[]) => {
    for (const { path, entry } of addresses) entryAt.set(path, entry)
  }
  return {
    read: async () => keep(await book.all()),
    async note(addresses) {
      const fresh = new Map<string, LandingAddress>()
      for (const address of addresses) if (entryAt.get(address.path) !== address.entry) fresh.set(address.path, address)
      if (fresh.size === 0) return
      await book.add([...fresh.values()])
      keep([...fresh.values()])
    },
    settle(addresses) {
      const paths = new Map<string, string>()
      for (const { path, entry } of addresses) paths.set(entry, path)
      pathOf = paths
    },
    move(entry, path) {
      if (path === undefined) pathOf?.delete(entry)
      else pathOf?.set(entry, path)
    },
    where(path) {
      const entry = entryAt.get(path)
      // As long as nobody knows which pages there are, none can be said to be gone.
      if (entry === undefined || pathOf === undefined) return undefined
      const now = pathOf.get(entry)
      // A page that should be there and is not: leading to itself would be a circle.
      return now === path ? undefined : (now ?? 'gone')
    },
  }
}
