import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Deadlock and serialisation failure: PostgreSQL ends one transaction, which may begin again. */
const CONFLICTS = ['40P01', '40001']
const TRIES = 3

/** Runs the work in a transaction, again after a conflict. Rejects after three. */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (left === 0 || !CONFLICTS.includes((error as { code?: string }).code ?? '')) throw error
    }
  }
}
