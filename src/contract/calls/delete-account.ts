import * as z from 'zod/mini'
import { OldPassword } from '../account.ts'
import { defineCall } from '../call.ts'

/** Final. A proven session needs the password, or a mailed link followed within ten minutes. */
export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  path: '/user/delete',
  summary: "Deletes the caller's account with everything in it, at once",
  access: 'session',
  body: z.optional(z.strictObject({ oldPassword: z.optional(OldPassword) })),
  output: z.object({ deleted: z.literal(true) }),
  refusals: ['recent-proof-needed'],
})
