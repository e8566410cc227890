import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const readInvoice = defineCall({
  name: 'read-invoice',
  method: 'GET',
  path: '/invoices/{id}',
  summary: 'An invoice or a credit note as PDF, for who bought and for staff',
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  // Set anew for each request.
  cost: 5,
  refusals: ['not-found'],
})
