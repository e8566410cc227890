import * as z from 'zod/mini'
import { Email, NewPassword, OldPassword } from '../account.ts'
import { defineCall } from '../call.ts'

/**
 * Sets the password, ends every other session and mails that it was done. The address must be the caller's own; beside
 * the session it asks for the old password, or a session whose mailed link was followed within ten minutes.
 */
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
