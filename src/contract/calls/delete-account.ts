import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** There is no way back. */
export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  path: '/user/delete',
  summary: "Deletes the caller's account with everything in it, at once",
  access: 'session',
  output: z.object({ deleted: z.literal(true) }),
  refusals: [],
})
