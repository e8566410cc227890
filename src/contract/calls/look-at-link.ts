import * as z from 'zod/mini'
import { LinkQuery } from '../account.ts'
import { defineCall } from '../call.ts'

/** Does not use the link, nor tell whether the token fits. */
export const lookAtLink = defineCall({
  name: 'look-at-link',
  method: 'GET',
  path: '/auth/magic-link/look',
  summary: 'Whether this browser asked for a mailed link, so that its page may use it by itself',
  query: LinkQuery,
  output: z.object({ askedHere: z.boolean() }),
  refusals: [],
})
