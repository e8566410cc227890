import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const revokeOtherSessions = defineCall({
  name: 'revoke-other-sessions',
  method: 'POST',
  path: '/user/sessions/revoke-others',
  summary: "Ends every session of the caller's account but the one that asks",
  access: 'session',
  output: z.object({ revoked: z.int() }),
  refusals: [],
})
