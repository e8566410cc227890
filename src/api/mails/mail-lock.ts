import { randomUUID } from 'node:crypto'
import { setInterval as ticks } from 'node:timers'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A process that has not renewed what it holds for so long is dead, and its mail another's. */
const HOLD_SECONDS = 15
const RENEW_MS = 4000

/** Runs something with a mail that nobody else is at, and says whether it did. Rejects when the database is away. */
export type WithMailLock = (id: string, run: () => Promise<void>) => Promise<boolean>

/**
 * Who is at a mail stands in its row, by the database's clock, and is renewed while it goes on: it runs out with a process
 * that dies, and stays with one that is merely slow. No connection is held meanwhile, for mail servers take their time;
 * nothing of it is a session's, so that a pooler may stand between.
 */
export function openMailLock(db: Database): WithMailLock {
  const holder = randomUUID()
  /** In the row, all attempts of this process are the same holder's. */
  const busy = new Set<string>()
  return async (id, run) => {
    if (busy.has(id)) return false
    busy.add(id)
    try {
      if (!(await hold(db, id, holder))) return false
      const renewing = ticks(() => {
        // Should the database be away, nobody can take the mail either.
        hold(db, id, holder).catch(() => undefined)
      }, RENEW_MS)
      try {
        await run()
      } finally {
        clearInterval(renewing)
      }
      await letGo(db, id, holder)
      return true
    } finally {
      // What was not let go runs out by itself; this process may go on with it at once.
      busy.delete(id)
    }
  }
}

const letGo = (db: Database, id: string, holder: string) =>
  db
    .updateTable('mail')
    .set({ leased_by: null, leased_until: null })
    .where('id', '=', id)
    .where('leased_by', '=', holder)
    .execute()

/** Takes a mail that nobody holds, or goes on holding it; false when somebody else does. A mail that is gone is free. */
async function hold(db: Database, id: string, holder: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    with taken as (
      update mail set leased_by = ${holder}, leased_until = clock_timestamp() + make_interval(secs => ${HOLD_SECONDS})
      where id = ${id} and (leased_by is null or leased_by = ${holder} or leased_until < clock_timestamp())
      returning id
    )
    select exists (select from taken) or not exists (select from mail where id = ${id}) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** Frees every mail that is held: for a process that is alone on its database, whose holders are all dead. */
export async function freeHeldMails(db: Database): Promise<void> {
  await db.updateTable('mail').set({ leased_by: null, leased_until: null }).where('leased_by', 'is not', null).execute()
}
