import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CheckoutId, CheckoutStatus } from '../shop.ts'

/** A checkout's state, asked of the payment service until settled. */
export const readCheckoutStatus = defineCall({
  name: 'read-checkout-status',
  method: 'GET',
  path: '/checkout/status/{id}',
  summary: 'How a checkout stands',
  params: z.strictObject({ id: CheckoutId }),
  output: CheckoutStatus,
  refusals: ['not-found'],
})
