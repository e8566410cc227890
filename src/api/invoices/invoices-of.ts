import type { Selectable } from 'kysely'
import { callPath } from '../../contract/call.ts'
import { readInvoice } from '../../contract/calls/read-invoice.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { anyOfIds } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import type { InvoiceTable } from '../db/invoice-tables.ts'
import { writtenNumber } from './invoice-number.ts'

export type InvoiceRow = Selectable<InvoiceTable>

/** Of orders, the oldest first, by order. */
export async function invoicesOf(queries: Queries, orders: readonly string[]): Promise<(order: string) => Invoice[]> {
  if (orders.length === 0) return () => []
  const rows = await queries
    .selectFrom('invoice')
    .select(['id', 'kind', 'year', 'number', 'issued_on', 'currency', 'gross_amount', 'order_id'])
    .where('order_id', '=', anyOfIds(orders))
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const groups = Map.groupBy(rows, row => row.order_id)
  return order =>
    (groups.get(order) ?? []).map(row => ({
      id: row.id,
      kind: row.kind,
      number: writtenNumber(row),
      issuedOn: row.issued_on,
      currency: row.currency,
      amount: row.gross_amount,
      downloadUrl: callPath(readInvoice, { id: row.id }),
    }))
}

/** Undefined for strangers: staff see all, an unproven session what its browser ordered. */
export async function invoiceFor(
  queries: Queries,
  id: string,
  { account, session, isStaff }: SignedIn,
  claimHash: string | undefined,
): Promise<InvoiceRow | undefined> {
  const found = await queries
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .selectAll('invoice')
    .select(['shop_order.account_id', 'shop_order.claim_hash'])
    .where('invoice.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const isOwn = found.account_id === account.id && (session.proven || found.claim_hash === claimHash)
  return isOwn || isStaff ? found : undefined
}

/** Undefined of an order that was not paid, or paid before there were invoices. */
export const invoiceOf = (queries: Queries, order: string): Promise<InvoiceRow | undefined> =>
  queries
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', order)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
