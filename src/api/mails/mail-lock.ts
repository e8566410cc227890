import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Runs something with a mail that nobody else is at, and says whether it did. The lock is the connection's: it goes
 * with a process that dies, and stays with one that is merely slow. It is no transaction: mail servers take their time.
 */
export function withMailLock(
  db: Database,
  id: string,
  run: (connection: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  const key = sql`hashtextextended(${`mail ${id}`}, 0)`
  return db.connection().execute(async connection => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection)
    if (!rows[0]?.mine) return false
    try {
      await run(connection)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}
