import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/**
 * A file of a story, whole or a range of its bytes. Its address is signed and ends with the day named in `expires` (days
 * since 1970); a book to keep comes with its title as its name.
 */
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
