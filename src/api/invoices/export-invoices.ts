import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { BRAND } from '../../contract/brand.ts'
import { csvOf } from '../../lib/csv.ts'
import type { Queries } from '../db/database.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import type { OpenedFile } from '../outside/files/files.ts'
import { writtenNumber } from './invoice-number.ts'
import type { InvoiceRow } from './invoices-of.ts'
import { invoicesIn } from './list-invoices.ts'

/** The same in every language: programs of accountants look for them. */
const COLUMNS = [
  ...['number', 'kind', 'date', 'order', 'invoice', 'buyer_country', 'tax_country', 'tax_reason'],
  ...['net', 'rate', 'tax', 'gross', 'currency', 'test'],
]

/** A month as CSV. What went back has a minus sign, so that columns add up; no names of anybody. */
export async function exportInvoices(
  queries: Queries,
  month: string,
): Promise<OpenedFile & { readonly name: string; readonly isChanging: true }> {
  const rows = await invoicesIn(queries, month).orderBy('issued_on').orderBy('kind').orderBy('number').execute()
  const bytes = Buffer.from(csvOf([COLUMNS, ...rows.map(fieldsOf)]))
  return {
    type: 'text/csv; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    read: async range => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
    name: `${BRAND} ${month}.csv`,
    isChanging: true,
  }
}

function fieldsOf(row: InvoiceRow): string[] {
  const { buyer, credited, isTest } = storedInvoiceDetails(row.details)
  const sign = row.kind === 'invoice' ? 1 : -1
  const amount = (minor: number) => decimal(sign * minor, row.currency)
  return [
    ...[writtenNumber(row), row.kind, row.issued_on, row.order_id, credited?.number ?? ''],
    ...[buyer.country ?? '', row.tax_country ?? '', row.tax_reason],
    ...[amount(row.net_amount), (row.tax_rate / 100).toFixed(2), amount(row.tax_amount), amount(row.gross_amount)],
    ...[row.currency.toUpperCase(), isTest ? 'test' : ''],
  ]
}

/** With a point, and as many decimals as the currency has. */
function decimal(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0
  return (minor / 10 ** digits).toFixed(digits)
}
