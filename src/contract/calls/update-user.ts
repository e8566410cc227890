import * as z from 'zod/mini'
import { Email, NewPassword } from '../account.ts'
import { defineCall } from '../call.ts'

/** Sets the password and ends every other session. The address must be the caller's own. */
export const updateUser = defineCall({
  name: 'update-user',
  method: 'POST',
  path: '/user/update',
  summary: "Sets the caller's password",
  access: 'session',
  body: z.strictObject({ email: Email, password: NewPassword }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['proof-needed'],
})
