import type { ColumnType } from 'kysely'
import type { InvoiceKind } from '../../contract/invoice.ts'
import type { Language } from '../../contract/languages.ts'

/** Why the rate is what it is: the country's own, or none. */
export type TaxReason = 'rate' | 'small-business' | 'outside-eu' | 'untaxed'

/** Never changed. Amounts are in the currency's minor unit, those of a credit note what goes back. */
export interface InvoiceTable {
  id: string
  kind: ColumnType<InvoiceKind, InvoiceKind, never>
  /** Of `issued_on`. */
  year: ColumnType<number, number, never>
  number: ColumnType<number, number, never>
  issued_at: ColumnType<Date, Date, never>
  /** Day in the seller's time zone, `2026-12-31`. */
  issued_on: ColumnType<string, string, never>
  order_id: string
  /** What a credit note takes back; null once that was kept for long enough. */
  invoice_id: string | null
  language: Language
  /** ISO 4217 in lower case. */
  currency: string
  /** With VAT. */
  list_amount: number
  discount_amount: number
  gross_amount: number
  net_amount: number
  tax_amount: number
  /** Hundredths of a per cent. */
  tax_rate: number
  /** ISO 3166-1, two letters; null where no country taxes it. */
  tax_country: string | null
  tax_reason: TaxReason
  tax_source: 'table' | 'payment-service'
  details: ColumnType<unknown, string, never>
}

export interface InvoiceNumberTable {
  kind: InvoiceKind
  year: number
  /** The last one taken. */
  last: number
}
