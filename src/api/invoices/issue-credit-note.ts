import type { Queries } from '../db/database.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import { creditedPart } from './amounts.ts'
import { writtenNumber } from './invoice-number.ts'
import { type InvoiceRow, invoiceOf } from './invoices-of.ts'
import { dayOf, insertNumbered } from './issue-invoice.ts'
import type { Seller } from './seller.ts'

interface CreditDeps {
  readonly seller: Seller
  readonly clock: () => number
}

/**
 * Credits what went back of an order until now, less what was credited before: messages may come late, twice or in another order.
 * The caller holds the lock on the order. Nothing where nothing was invoiced.
 */
export async function issueCreditNote(
  transaction: Queries,
  { seller, clock }: CreditDeps,
  { order, until }: { readonly order: string; readonly until: number | 'all' },
): Promise<InvoiceRow | undefined> {
  const invoice = await invoiceOf(transaction, order)
  if (!invoice) return undefined
  const before = await creditedAmount(transaction, order)
  const whole = invoice.gross_amount
  const after = until === 'all' ? whole : Math.min(until, whole)
  if (after <= before) return undefined
  const at = clock()
  const day = dayOf(at, seller.timeZone)
  const part = creditedPart({ gross: whole, net: invoice.net_amount, tax: invoice.tax_amount }, before, after)
  return insertNumbered(transaction, {
    ...creditOf(invoice, seller),
    year: Number(day.slice(0, 4)),
    issued_at: new Date(at),
    issued_on: day,
    list_amount: part.gross,
    discount_amount: 0,
    gross_amount: part.gross,
    net_amount: part.net,
    tax_amount: part.tax,
  })
}

/** The tax is that of the sale, the seller as it is now. */
function creditOf(invoice: InvoiceRow, { name, address, country, vatId, taxNumber }: Seller) {
  const { order_id, language, currency, tax_rate, tax_country, tax_reason, tax_source } = invoice
  const credited = { number: writtenNumber(invoice), issuedOn: invoice.issued_on }
  const own = { name, address: [...address], country, vatId, taxNumber }
  const details = { ...storedInvoiceDetails(invoice.details), seller: own, credited }
  return {
    kind: 'credit-note' as const,
    invoice_id: invoice.id,
    order_id,
    language,
    currency,
    tax_rate,
    tax_country,
    tax_reason,
    tax_source,
    details: JSON.stringify(details),
  }
}

async function creditedAmount(queries: Queries, order: string): Promise<number> {
  const notes = await queries
    .selectFrom('invoice')
    .select('gross_amount')
    .where('order_id', '=', order)
    .where('kind', '=', 'credit-note')
    .execute()
  return notes.reduce((sum, { gross_amount }) => sum + gross_amount, 0)
}
