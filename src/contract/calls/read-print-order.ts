import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PrintProgress } from '../print-order.ts'

export const readPrintOrder = defineCall({
  name: 'read-print-order',
  method: 'GET',
  path: '/orders/{id}/print',
  summary: "How far the caller's paperback is, and where it goes",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: PrintProgress,
  refusals: ['not-found'],
})
