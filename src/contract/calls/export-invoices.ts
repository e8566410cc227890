import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { InvoiceMonthName } from '../invoice-month.ts'

export const exportInvoices = defineCall({
  name: 'export-invoices',
  method: 'GET',
  path: '/invoice-months/{month}',
  summary: 'Invoices and credit notes of a month as CSV (RFC 4180, UTF-8), the oldest first',
  access: 'staff',
  params: z.strictObject({ month: InvoiceMonthName }),
  // Reads the whole month.
  cost: 5,
  refusals: [],
})
