import { randomUUID } from 'node:crypto'
import { setInterval as ticks } from 'node:timers'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** After this without renewal the holder is dead. */
const LEASE_SECONDS = 15
const RENEW_MS = 4000

/** Runs with the lease of a mail; whether it ran. Rejects during an outage. */
export type WithMailLease = (id: string, run: () => Promise<void>) => Promise<boolean>

/** Held in the mail's row by the database's clock, renewed: expires with the process, needs no session (poolers). */
export function openMailLease(db: Database): WithMailLease {
  const owner = randomUUID()
  /** In the row all attempts of this process are one holder. */
  const busy = new Set<string>()
  return async (id, run) => {
    if (busy.has(id)) return false
    busy.add(id)
    try {
      if (!(await acquireLease(db, id, owner))) return false
      const renewing = ticks(() => {
        // During an outage nobody else can take the mail either.
        acquireLease(db, id, owner).catch(() => undefined)
      }, RENEW_MS)
      try {
        await run()
      } finally {
        clearInterval(renewing)
      }
      await releaseLease(db, id, owner)
      return true
    } finally {
      // An unreleased lease expires; this process may go on at once.
      busy.delete(id)
    }
  }
}

const releaseLease = (db: Database, id: string, owner: string) =>
  db
    .updateTable('mail')
    .set({ leased_by: null, leased_until: null })
    .where('id', '=', id)
    .where('leased_by', '=', owner)
    .execute()

/** Takes or renews a lease; false when another process has it. A deleted mail is free. */
async function acquireLease(db: Database, id: string, owner: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    with taken as (
      update mail set leased_by = ${owner}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id} and (leased_by is null or leased_by = ${owner} or leased_until < clock_timestamp())
      returning id
    )
    select exists (select from taken) or not exists (select from mail where id = ${id}) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** For the only process of a database, whose other holders are all dead. */
export async function releaseAllLeases(db: Database): Promise<void> {
  await db.updateTable('mail').set({ leased_by: null, leased_until: null }).where('leased_by', 'is not', null).execute()
}
