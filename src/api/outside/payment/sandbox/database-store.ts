import { sql } from 'kysely'
import type { Clock } from '../../../../lib/clock.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { readStored, type StoredSchema } from '../../../db/stored.ts'
import { type Kind, RECORDS, type SandboxRecord } from './records.ts'
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

const SCHEMAS: { readonly [One in Kind]: StoredSchema<SandboxRecord<One>> } = RECORDS

const readRecord = <One extends Kind>(kind: One, data: unknown): SandboxRecord<One> =>
  readStored<SandboxRecord<One>>(SCHEMAS[kind], data, `sandbox_payment.data of kind ${kind}`)

function booksIn(transaction: Queries, clock: Clock): SandboxRecords {
  const rows = () => transaction.selectFrom('sandbox_payment').select('data')
  return {
    async read<One extends Kind>(kind: One, id: string) {
      const row = await rows().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
      return row && readRecord(kind, row.data)
    },
    async find<One extends Kind>(kind: One, like: object = {}) {
      const found = await rows()
        .where('kind', '=', kind)
        .where(sql<boolean>`data @> ${JSON.stringify(like)}::jsonb`)
        .orderBy('number')
        .execute()
      return found.map(({ data }) => readRecord(kind, data))
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
