import { sql } from 'kysely'
import type { InvoiceKind } from '../../contract/invoice.ts'
import type { Queries } from '../db/database.ts'

/**
 * The next number of a kind in a year. Others wait for the row until the transaction ends: take it last, and briefly. One that
 * rolls back has taken none.
 */
export async function takeNumber(transaction: Queries, kind: InvoiceKind, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto('invoice_number')
    .values({ kind, year, last: 1 })
    .onConflict(conflict =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`invoice_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
