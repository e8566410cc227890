import * as z from 'zod/mini'
import { Invoice } from './invoice.ts'

/** `2026-11`, on the seller's calendar. */
export const InvoiceMonthName = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'format' }))

/** An invoice or a credit note as staff see it: nobody's name. Amounts of both are above zero. */
const ListedInvoice = z.object({
  ...Invoice.shape,
  orderNumber: z.string(),
  /** The buyer's, ISO 3166-1; null where it is not known. */
  country: z.nullable(z.string()),
  net: z.int(),
  tax: z.int(),
  /** Hundredths of a per cent. */
  rate: z.int(),
  /** Number of the invoice that a credit note takes back. */
  credited: z.nullable(z.string()),
  isTest: z.boolean(),
})
export type ListedInvoice = z.output<typeof ListedInvoice>

/** What was invoiced of a month less what went back, by currency, taxing country and rate. */
const InvoiceSum = z.object({
  currency: z.string(),
  /** Null where no country taxes it. */
  country: z.nullable(z.string()),
  rate: z.int(),
  /** Below zero where more went back than was invoiced. */
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
})
export type InvoiceSum = z.output<typeof InvoiceSum>

export const InvoiceMonth = z.object({
  /** From the newest back to the first in which anything was invoiced. */
  months: z.array(InvoiceMonthName),
  /** Null where nothing was ever invoiced. */
  month: z.nullable(InvoiceMonthName),
  /** Invoices and credit notes of the month. */
  count: z.int(),
  sums: z.array(InvoiceSum),
  /** The newest first. */
  invoices: z.array(ListedInvoice),
  hasMore: z.boolean(),
})
export type InvoiceMonth = z.output<typeof InvoiceMonth>
