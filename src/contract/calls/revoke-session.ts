import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const revokeSession = defineCall({
  name: 'revoke-session',
  method: 'POST',
  path: '/user/sessions/{id}/revoke',
  summary: "Ends one session of the caller's account",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ revoked: z.literal(true) }),
  refusals: ['not-found'],
})
