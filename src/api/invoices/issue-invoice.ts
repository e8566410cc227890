import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { PostalAddress } from '../../contract/orders.ts'
import { calendarDay } from '../../lib/calendar-day.ts'
import { shorten } from '../../lib/graphemes.ts'
import { madeStorable } from '../../lib/storable.ts'
import type { Queries } from '../db/database.ts'
import type { InvoiceDetails } from '../db/invoice-columns.ts'
import type { InvoiceTable } from '../db/invoice-tables.ts'
import type { OrderTable } from '../db/shop-tables.ts'
import { containedTax } from './amounts.ts'
import { takeNumber } from './invoice-number.ts'
import type { InvoiceRow } from './invoices-of.ts'
import type { Seller } from './seller.ts'
import { type Taxation, taxationOf } from './taxation.ts'

/** Graphemes; longer titles, names and lines of an address are cut. */
const TEXT_MAX = 300

/** What the payment service knows of a payment. */
export interface Payment {
  /** ISO 4217 in lower case. */
  readonly currency: string
  /** In its minor unit, with VAT; before and after what codes took off. */
  readonly listAmount: number
  readonly paidAmount: number
  readonly isTest: boolean
  readonly buyer: Buyer
  /** Its own calculation; null without one, then our table's. */
  readonly tax: PaidTax | null
}

interface Buyer {
  readonly name: string | null
  readonly address: PostalAddress | null
  /** ISO 3166-1, two letters; of the payment, where nothing is posted. */
  readonly country: string | null
}

interface PaidTax {
  readonly amount: number
  /** Hundredths of a per cent. */
  readonly rate: number
}

interface InvoiceDeps {
  readonly seller: Seller
  readonly clock: () => number
}

type InvoicedOrder = Pick<Selectable<OrderTable>, 'id' | 'edition' | 'story_id' | 'language'>

/** `2026-12-31`, on the calendar of a time zone. */
export function dayOf(at: number, timeZone: string): string {
  const { year, month, day } = calendarDay(at, timeZone)
  return [String(year).padStart(4, '0'), ...[month, day].map(part => String(part).padStart(2, '0'))].join('-')
}

/** In the transaction that makes the order paid. Nothing was sold where nothing was paid: no invoice then. */
export async function issueInvoice(
  transaction: Queries,
  { seller, clock }: InvoiceDeps,
  sale: { readonly order: InvoicedOrder; readonly orderNumber: string; readonly payment: Payment },
): Promise<void> {
  const { order, payment } = sale
  if (payment.paidAmount <= 0) return
  const title = await titleOf(transaction, order.story_id)
  const at = clock()
  const day = dayOf(at, seller.timeZone)
  const { listAmount: list, paidAmount: paid } = payment
  const year = Number(day.slice(0, 4))
  const about = { kind: 'invoice', year, issued_at: new Date(at), issued_on: day, invoice_id: null } as const
  await insertNumbered(transaction, {
    ...about,
    order_id: order.id,
    language: order.language,
    currency: payment.currency,
    list_amount: list,
    discount_amount: list - paid,
    ...taxOf(seller, order, payment, day),
    details: JSON.stringify(detailsOf(seller, { ...sale, title, day })),
  })
}

/** The number is taken last: until the transaction ends, no other invoice can be issued. */
export async function insertNumbered(
  transaction: Queries,
  invoice: Omit<Insertable<InvoiceTable>, 'id' | 'number'>,
): Promise<InvoiceRow> {
  const number = await takeNumber(transaction, invoice.kind, invoice.year)
  return transaction
    .insertInto('invoice')
    .values({ ...invoice, id: randomUUID(), number })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function titleOf(queries: Queries, story: string | null): Promise<string | null> {
  if (story === null) return null
  const found = await queries.selectFrom('story').select('title').where('id', '=', story).executeTakeFirst()
  return found?.title ?? null
}

function taxOf(seller: Seller, { edition }: InvoicedOrder, payment: Payment, day: string) {
  const { paidAmount: paid, tax, buyer } = payment
  const country = buyer.address?.country || buyer.country
  const found = taxationOf(seller, { edition, country, day })
  const amounts = tax ? { gross: paid, net: paid - tax.amount, tax: tax.amount } : containedTax(paid, found.rate)
  const rate = tax ? tax.rate : found.rate
  return {
    gross_amount: amounts.gross,
    net_amount: amounts.net,
    tax_amount: amounts.tax,
    tax_rate: rate,
    tax_country: tax ? country : found.country,
    tax_reason: tax ? paidReason(tax, found) : found.reason,
    tax_source: tax ? ('payment-service' as const) : ('table' as const),
  }
}

/** Where the payment service charged none, our own reason, if it is one for charging none. */
function paidReason({ amount, rate }: PaidTax, { reason }: Taxation): Taxation['reason'] {
  if (amount > 0 || rate > 0) return 'rate'
  return reason === 'rate' ? 'untaxed' : reason
}

function detailsOf(
  { name, address, country, vatId, taxNumber }: Seller,
  sale: {
    readonly order: InvoicedOrder
    readonly orderNumber: string
    readonly payment: Payment
    readonly title: string | null
    readonly day: string
  },
): InvoiceDetails {
  const { order, orderNumber, payment, title, day } = sale
  return {
    seller: { name, address: [...address], country, vatId, taxNumber },
    buyer: buyerOf(payment.buyer),
    edition: order.edition,
    title: title === null ? null : fitting(title),
    orderNumber,
    paidOn: day,
    isTest: payment.isTest,
    credited: null,
  }
}

function buyerOf({ name, address, country }: Buyer): InvoiceDetails['buyer'] {
  const town = address ? [address.postalCode, address.city].filter(Boolean).join(' ') : ''
  const lines = address ? [address.line1, address.line2 ?? '', town, address.state ?? ''] : []
  const known = (address?.name || name) ?? null
  return {
    name: known === null ? null : fitting(known),
    address: lines.map(fitting).filter(line => line !== ''),
    country: address?.country || country,
  }
}

const fitting = (text: string): string => shorten(madeStorable(text).trim(), TEXT_MAX - 1, TEXT_MAX)
