import { LinkQuery, SignedInResult } from '../account.ts'
import { defineCall } from '../call.ts'

/** Uses a link: only in the asking browser or with `x-confirmed: 1`, as mail scanners open links. */
export const verifyLink = defineCall({
  name: 'verify-link',
  method: 'GET',
  path: '/auth/magic-link/verify',
  summary: 'Signs in by a mailed link',
  query: LinkQuery,
  changesState: true,
  output: SignedInResult,
  refusals: ['confirmation-needed', 'link-invalid'],
})
