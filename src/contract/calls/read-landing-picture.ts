import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Signed address, valid for a week. */
export const readLandingPicture = defineCall({
  name: 'read-landing-picture',
  method: 'GET',
  path: '/landing/pictures/{set}/{file}',
  summary: 'A picture that was made or put up for a landing page',
  params: z.strictObject({
    set: z.string().check(z.regex(/^\d{5,6}-[0-9a-f]{32}$/)),
    file: z.string().check(z.regex(/^(?:sheet|own|[1-4])\.webp$/)),
  }),
  query: z.strictObject({ signature: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  refusals: ['not-found'],
})
