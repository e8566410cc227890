import { sql } from 'kysely'
import { callPath } from '../../contract/call.ts'
import { readInvoice } from '../../contract/calls/read-invoice.ts'
import type { InvoiceMonth, InvoiceSum, ListedInvoice } from '../../contract/invoice-month.ts'
import type { Queries } from '../db/database.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import { writtenNumber } from './invoice-number.ts'
import type { InvoiceRow } from './invoices-of.ts'

const AT_ONCE = 100
const MONTHS = 12

interface Listed {
  readonly month?: string | undefined
  /** Id of the last one that was listed. */
  readonly after?: string | undefined
}

/** Of a month, the newest first; without one, of the newest that has any. */
export async function listInvoices(queries: Queries, { month, after }: Listed): Promise<InvoiceMonth> {
  const months = await monthsOf(queries)
  const shown = month ?? months[0]
  if (shown === undefined) return { months, month: null, count: 0, sums: [], invoices: [], hasMore: false }
  const { count, sums } = await sumsOf(queries, shown)
  const rows = await invoicesIn(queries, shown)
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(issued_on, kind, number) < (select issued_on, kind, number from invoice where id = ${after ?? null})`,
      ),
    )
    .orderBy('issued_on', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('number', 'desc')
    .limit(AT_ONCE + 1)
    .execute()
  const invoices = rows.slice(0, AT_ONCE).map(viewInvoice)
  return { months, month: shown, count, sums, invoices, hasMore: rows.length > AT_ONCE }
}

/** Days are text of one form, so that they are in the order of their letters. */
export const invoicesIn = (queries: Queries, month: string) =>
  queries
    .selectFrom('invoice')
    .selectAll()
    .where('issued_on', '>=', `${month}-01`)
    .where('issued_on', '<=', `${month}-31`)

/** All months between the first invoice and the newest, the newest first. */
async function monthsOf(queries: Queries): Promise<string[]> {
  const end = (direction: 'asc' | 'desc') =>
    queries.selectFrom('invoice').select('issued_on').orderBy('issued_on', direction).limit(1).executeTakeFirst()
  const [first, last] = [await end('asc'), await end('desc')]
  if (!first || !last) return []
  const [from, to] = [indexOf(first.issued_on), indexOf(last.issued_on)]
  return Array.from({ length: to - from + 1 }, (_, back) => monthAt(to - back))
}

/** Months since the year 0. */
function indexOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * MONTHS + month - 1
}

const monthAt = (index: number): string =>
  `${String(Math.floor(index / MONTHS)).padStart(4, '0')}-${String((index % MONTHS) + 1).padStart(2, '0')}`

async function sumsOf(queries: Queries, month: string): Promise<{ count: number; sums: InvoiceSum[] }> {
  const sign = sql<number>`case kind when 'invoice' then 1 else -1 end`
  const rows = await invoicesIn(queries, month)
    .clearSelect()
    .select(['currency', 'tax_country', 'tax_rate'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select([
      sql<string>`sum(net_amount * ${sign})`.as('net'),
      sql<string>`sum(tax_amount * ${sign})`.as('tax'),
      sql<string>`sum(gross_amount * ${sign})`.as('gross'),
    ])
    .groupBy(['currency', 'tax_country', 'tax_rate'])
    .orderBy('currency')
    .orderBy('tax_country')
    .orderBy('tax_rate')
    .execute()
  return {
    count: rows.reduce((all, row) => all + Number(row.count), 0),
    sums: rows.map(({ currency, tax_country: country, tax_rate: rate, net, tax, gross }) => ({
      ...{ currency, country, rate, net: Number(net), tax: Number(tax), gross: Number(gross) },
    })),
  }
}

function viewInvoice(row: InvoiceRow): ListedInvoice {
  const { orderNumber, buyer, credited, isTest } = storedInvoiceDetails(row.details)
  return {
    id: row.id,
    kind: row.kind,
    number: writtenNumber(row),
    issuedOn: row.issued_on,
    currency: row.currency,
    amount: row.gross_amount,
    downloadUrl: callPath(readInvoice, { id: row.id }),
    orderNumber,
    country: buyer.country,
    net: row.net_amount,
    tax: row.tax_amount,
    rate: row.tax_rate,
    credited: credited?.number ?? null,
    isTest,
  }
}
