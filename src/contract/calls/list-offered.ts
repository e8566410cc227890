import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Stories of other browsers, from before the proof or by a link asked for there. */
export const listOffered = defineCall({
  name: 'list-offered',
  method: 'GET',
  path: '/user/offered',
  summary: "Stories that wait for the caller's word whether they are theirs",
  access: 'session',
  output: z.array(z.object({ id: z.uuid(), title: z.nullable(z.string()) })),
  refusals: [],
})
