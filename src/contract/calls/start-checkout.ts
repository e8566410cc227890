import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LANGUAGES } from '../languages.ts'
import { ACCEPTANCES, StartedCheckout } from '../shop.ts'

/** Orders an edition; free ones at once, a first story's files only with a session. Continues an open checkout. */
export const startCheckout = defineCall({
  name: 'start-checkout',
  method: 'POST',
  path: '/checkout',
  summary: 'Orders an edition of a story',
  body: z.strictObject({
    productId: z.uuid(),
    /** The price shown; a changed one is refused. */
    priceId: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Of the reduction shown; one that is over is refused. Without it the whole price is asked. */
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    storyId: z.uuid(),
    lang: z.enum(LANGUAGES),
    /** The accepted proof of a paperback, which is printed. */
    proofId: z.optional(z.uuid()),
    accepted: z.optional(z.array(z.enum(ACCEPTANCES)).check(z.maxLength(ACCEPTANCES.length))),
  }),
  output: StartedCheckout,
  refusals: [
    'not-found',
    'not-ready',
    'not-read',
    'sign-in-needed',
    'voice-not-sold',
    'already-bought',
    'price-changed',
    'acceptance-needed',
    'payment-away',
  ],
})
