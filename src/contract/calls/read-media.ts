import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** A file of a story. Its address is signed and ends with the day named in `expires` (days since 1970). */
export const readMedia = defineCall({
  name: 'read-media',
  method: 'GET',
  path: '/media/{story}/{file}',
  summary: 'A picture of a story',
  params: z.strictObject({ story: z.uuid(), file: z.string().check(z.regex(/^[a-z0-9-]+\.(?:webp|jpg)$/)) }),
  query: z.strictObject({
    expires: z.string().check(z.regex(/^\d{5,6}$/)),
    signature: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  refusals: ['not-found'],
})
