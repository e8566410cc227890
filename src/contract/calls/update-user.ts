import * as z from 'zod/mini'
import { Email, NewPassword, OldPassword } from '../account.ts'
import { defineCall } from '../call.ts'

/** Sets the caller's password, ends other sessions. Needs the old password, or a link followed within ten minutes. */
export const updateUser = defineCall({
  name: 'update-user',
  method: 'POST',
  path: '/user/update',
  summary: "Sets the caller's password",
  access: 'session',
  body: z.strictObject({ email: Email, password: NewPassword, oldPassword: z.optional(OldPassword) }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['proof-needed', 'recent-proof-needed'],
})
