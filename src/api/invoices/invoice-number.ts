import { sql } from 'kysely'
import type { InvoiceKind } from '../../contract/invoice.ts'
import type { Queries } from '../db/database.ts'

const DIGITS = 6
/** Credit notes have numbers of their own. */
const SERIES: Readonly<Record<InvoiceKind, string>> = { invoice: '', 'credit-note': 'C-' }

interface Numbered {
  readonly kind: InvoiceKind
  readonly year: number
  readonly number: number
}

/** `2026-000001`, or `2026-C-000001` of a credit note. */
export const writtenNumber = ({ kind, year, number }: Numbered): string =>
  `${year}-${SERIES[kind]}${String(number).padStart(DIGITS, '0')}`

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
