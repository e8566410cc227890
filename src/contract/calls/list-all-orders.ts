import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StaffOrder } from '../orders.ts'
import { EDITIONS } from '../shop.ts'

export const listAllOrders = defineCall({
  name: 'list-all-orders',
  method: 'GET',
  path: '/orders/all',
  summary: 'What everybody bought, the newest first, two hundred at once',
  access: 'staff',
  query: z.strictObject({
    product: z.optional(z.enum(EDITIONS)),
    /** `createdAt` of the last one shown. */
    before: z.optional(z.iso.datetime()),
  }),
  output: z.array(StaffOrder),
  refusals: [],
})
