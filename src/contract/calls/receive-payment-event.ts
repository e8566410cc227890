import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PAYMENT_HOOK_MAX_BYTES } from '../limits.ts'

/** Webhook; the signature covers the raw body. */
export const receivePaymentEvent = defineCall({
  name: 'receive-payment-event',
  method: 'POST',
  path: '/hooks/payment',
  summary: 'Says that something happened to a payment',
  body: z.unknown(),
  bodyMaxBytes: PAYMENT_HOOK_MAX_BYTES,
  keepsRawBody: true,
  output: z.object({ received: z.literal(true) }),
  refusals: ['signature-invalid'],
})
