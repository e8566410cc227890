import { LinkQuery, SignedInAnswer } from '../account.ts'
import { defineCall } from '../call.ts'

/**
 * Uses a mailed link. Only in the browser that asked for it, or with the header `x-confirmed: 1` of a page whose
 * visitor pressed a button: mail scanners open links too. Otherwise nothing is used.
 */
export const verifyLink = defineCall({
  name: 'verify-link',
  method: 'GET',
  path: '/auth/magic-link/verify',
  summary: 'Signs in by a mailed link',
  query: LinkQuery,
  changesState: true,
  output: SignedInAnswer,
  refusals: ['confirmation-needed', 'link-invalid'],
})
