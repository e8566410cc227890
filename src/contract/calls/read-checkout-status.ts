import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CheckoutId, CheckoutStatus } from '../shop.ts'

/** How a checkout stands, looked up at the payment service while it is not settled. */
export const readCheckoutStatus = defineCall({
  name: 'read-checkout-status',
  method: 'GET',
  path: '/checkout/status/{id}',
  summary: 'How a checkout stands',
  params: z.strictObject({ id: CheckoutId }),
  output: CheckoutStatus,
  refusals: ['not-found'],
})
