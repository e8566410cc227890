import * as z from 'zod/mini'

const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** An invoice, or a credit note that takes one back, in whole or in part. */
export const Invoice = z.object({
  id: z.uuid(),
  kind: z.enum(INVOICE_KINDS),
  /** `2026-000001`, of credit notes `2026-C-000001`. */
  number: z.string(),
  /** Day in the seller's time zone. */
  issuedOn: z.iso.date(),
  /** ISO 4217 in lower case. */
  currency: z.string(),
  /** In the currency's minor unit, with VAT. */
  amount: z.int(),
  /** Of the PDF, for who may see the order. */
  downloadUrl: z.string(),
})
export type Invoice = z.output<typeof Invoice>
