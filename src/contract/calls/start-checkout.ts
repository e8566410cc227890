import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LANGUAGES } from '../languages.ts'
import { ACCEPTANCES, StartedCheckout } from '../shop.ts'

/**
 * Orders an edition of the caller's finished story. What costs nothing is theirs at once; the first story's files ask
 * for a session. Asked again before it is paid, the same checkout goes on.
 */
export const startCheckout = defineCall({
  name: 'start-checkout',
  method: 'POST',
  path: '/checkout',
  summary: 'Orders an edition of a story',
  body: z.strictObject({
    productId: z.uuid(),
    /** As it was shown: another price since then is refused. */
    priceId: z.string().check(z.minLength(1), z.maxLength(200)),
    storyId: z.uuid(),
    lang: z.enum(LANGUAGES),
    /** Of a paperback: the proof that was looked at and accepted, which is what is printed. */
    proofId: z.optional(z.uuid()),
    accepted: z.optional(z.array(z.enum(ACCEPTANCES)).check(z.maxLength(ACCEPTANCES.length))),
  }),
  output: StartedCheckout,
  refusals: [
    'not-found',
    'not-ready',
    'sign-in-needed',
    'already-bought',
    'price-changed',
    'acceptance-needed',
    'payment-away',
  ],
})
