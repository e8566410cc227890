import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Order } from '../orders.ts'

export const listOrders = defineCall({
  name: 'list-orders',
  method: 'GET',
  path: '/orders',
  summary: 'What the caller bought, the newest first',
  access: 'session',
  output: z.array(Order),
  refusals: [],
})
