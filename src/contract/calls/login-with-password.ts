import * as z from 'zod/mini'
import { Email, PASSWORD_MAX, SignedInResult, SignInAction, Target } from '../account.ts'
import { defineCall } from '../call.ts'

export const loginWithPassword = defineCall({
  name: 'login-with-password',
  method: 'POST',
  path: '/auth/password',
  summary: 'Signs in by a password',
  body: z.strictObject({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
    to: z.optional(Target),
    action: z.optional(SignInAction),
  }),
  output: SignedInResult,
  refusals: ['wrong-credentials'],
})
