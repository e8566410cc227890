import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PRINT_STATES, PrintOrder } from '../print-order.ts'

export const listPrintOrders = defineCall({
  name: 'list-print-orders',
  method: 'GET',
  path: '/print-orders',
  summary: 'Paid paperbacks, those that wait longest for a step first, a hundred at once',
  access: 'staff',
  query: z.strictObject({
    state: z.optional(z.enum(PRINT_STATES)),
    /** `changedAt` of the last one shown. */
    after: z.optional(z.iso.datetime()),
  }),
  output: z.array(PrintOrder),
  refusals: [],
})
