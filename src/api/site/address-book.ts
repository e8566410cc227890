import { sql } from 'kysely'
import type { LandingAddress } from '../../contract/site-bundle.ts'
import type { Database } from '../db/database.ts'

/** Every landing address ever published, with its last entry; shared by all processes. */
export interface AddressBook {
  all(): Promise<LandingAddress[]>
  add(addresses: readonly LandingAddress[]): Promise<void>
}

export function openAddressBook(db: Database): AddressBook {
  return {
    all: () => db.selectFrom('landing_address').select(['path', 'entry']).execute(),
    async add(addresses) {
      // Sorted, so that two processes never wait for each other.
      const sorted = addresses.toSorted((one, other) => (one.path < other.path ? -1 : 1))
      const [paths, entries] = [sorted.map(({ path }) => path), sorted.map(({ entry }) => entry)]
      await sql`
        insert into landing_address (path, entry)
        select * from unnest(${paths}::text[], ${entries}::text[])
        on conflict (path) do update set entry = excluded.entry where landing_address.entry <> excluded.entry
      `.execute(db)
    },
  }
}
