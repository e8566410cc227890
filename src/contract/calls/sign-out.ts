import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const signOut = defineCall({
  name: 'sign-out',
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'Ends the session that asks',
  access: 'session',
  output: z.object({ revoked: z.literal(true) }),
  refusals: [],
})
