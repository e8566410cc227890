import type { LandingAddress } from '../../contract/site-bundle.ts'
import type { AddressBook } from './address-book.ts'

export interface FormerAddresses {
  read(): Promise<void>
  /** Records new addresses before they are served: later they may be former ones. */
  note(addresses: Iterable<LandingAddress>): Promise<void>
  /** Sets all served pages. */
  settle(addresses: Iterable<LandingAddress>): void
  /** Sets an entry's page; undefined for none. */
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
      // Before the pages are known, none can be gone.
      if (entry === undefined || pathOf === undefined) return undefined
      const now = pathOf.get(entry)
      // A missing page must not redirect to itself.
      return now === path ? undefined : (now ?? 'gone')
    },
  }
}
