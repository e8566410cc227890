import { sql } from 'kysely'
import type { Clock } from '../../../../lib/clock.ts'
import type { Database, Queries } from '../../../db/database.ts'
import type { SandboxRecords, SandboxStore } from './store.ts'

/** Key of the advisory lock on the sandbox's data. */
const BOOKS = 7_013

/** The sandbox's data in the product's own database, so that it survives a kill. */
export const openDatabaseStore = (db: Database, clock: Clock): SandboxStore => ({
  inTransaction: run =>
    db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${sql.lit(BOOKS)})`.execute(transaction)
      return run(booksIn(transaction, clock))
    }),
})

function booksIn(transaction: Queries, clock: Clock): SandboxRecords {
  const rows = () => transaction.selectFrom('sandbox_payment').select('data')
  return {
    async read<T>(kind: string, id: string) {
      const row = await rows().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
      return row?.data as T | undefined
    },
    async find<T>(kind: string, like: object = {}) {
      const found = await rows()
        .where('kind', '=', kind)
        .where(sql<boolean>`data @> ${JSON.stringify(like)}::jsonb`)
        .orderBy('number')
        .execute()
      return found.map(({ data }) => data as T)
    },
    async write(kind, id, data) {
      const json = JSON.stringify(data)
      await transaction
        .insertInto('sandbox_payment')
        .values({ kind, id, data: json, created_at: new Date(clock()) })
        .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet({ data: json }))
        .execute()
    },
    async remove(kind, id) {
      await transaction.deleteFrom('sandbox_payment').where('kind', '=', kind).where('id', '=', id).execute()
    },
  }
}
