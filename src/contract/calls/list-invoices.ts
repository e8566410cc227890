import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { InvoiceMonth, InvoiceMonthName } from '../invoice-month.ts'

export const listInvoices = defineCall({
  name: 'list-invoices',
  method: 'GET',
  path: '/invoices',
  summary: 'Invoices and credit notes of a month and their sums, a hundred at once',
  access: 'staff',
  query: z.strictObject({
    /** The newest without one. */
    month: z.optional(InvoiceMonthName),
    /** Id of the last one shown. */
    after: z.optional(z.uuid()),
  }),
  output: InvoiceMonth,
  refusals: [],
})
