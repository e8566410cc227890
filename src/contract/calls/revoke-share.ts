import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Also removes the story from libraries it was added to. */
export const revokeShare = defineCall({
  name: 'revoke-share',
  method: 'DELETE',
  path: '/stories/{id}/share',
  summary: "Ends the sharing of the caller's story: nobody else reads on",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ revoked: z.literal(true) }),
  refusals: ['proof-needed', 'not-found'],
})
