import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** A file, whole or a range. The signed address ends with day `expires` (days since 1970); books are named by title. */
export const readMedia = defineCall({
  name: 'read-media',
  method: 'GET',
  path: '/media/{story}/{file}',
  summary: 'A picture, a sound or a book of a story',
  params: z.strictObject({
    story: z.uuid(),
    file: z.string().check(z.regex(/^[a-z0-9-]+\.(?:webp|jpg|mp3|aac|m4b|json|epub|pdf|docx)$/)),
  }),
  query: z.strictObject({
    expires: z.string().check(z.regex(/^\d{5,6}$/)),
    signature: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  refusals: ['not-found'],
})
