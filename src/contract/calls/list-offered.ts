import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** They came to the account from another browser, before its mailbox was proven or by a mailed link that was asked for there. */
export const listOffered = defineCall({
  name: 'list-offered',
  method: 'GET',
  path: '/user/offered',
  summary: "Stories that wait for the caller's word whether they are theirs",
  access: 'session',
  output: z.array(z.object({ id: z.uuid(), title: z.nullable(z.string()) })),
  refusals: [],
})
