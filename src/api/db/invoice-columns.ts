import * as z from 'zod/mini'
import { EDITIONS } from '../../contract/shop.ts'
import { columnReader } from './stored.ts'

/** What an invoice says beside its figures, as it was when it was issued. */
const InvoiceDetails = z.object({
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    /** ISO 3166-1, two letters. */
    country: z.string(),
    vatId: z.nullable(z.string()),
    taxNumber: z.nullable(z.string()),
  }),
  /** As far as the payment service knows. */
  buyer: z.object({ name: z.nullable(z.string()), address: z.array(z.string()), country: z.nullable(z.string()) }),
  edition: z.enum(EDITIONS),
  /** Null of a story that was gone. */
  title: z.nullable(z.string()),
  orderNumber: z.string(),
  /** Day of the payment, in the seller's time zone. */
  paidOn: z.string(),
  /** Paid with test money: no document of the law. */
  isTest: z.boolean(),
  /** Of a credit note. */
  credited: z.nullable(z.object({ number: z.string(), issuedOn: z.string() })),
})
export type InvoiceDetails = z.output<typeof InvoiceDetails>

/** Throws StoredShapeError. */
export const storedInvoiceDetails = columnReader('invoice.details', InvoiceDetails)
