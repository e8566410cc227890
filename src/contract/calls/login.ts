import * as z from 'zod/mini'
import { Done, Email, SIGN_IN_MESSAGES, SignInAction, Target } from '../account.ts'
import { defineCall } from '../call.ts'
import { LANGUAGES } from '../languages.ts'

/** Mails a link. A new address gets an account and an unproven session at once. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Asks for a link that signs in',
  body: z.strictObject({
    email: Email,
    lang: z.enum(LANGUAGES),
    /** Ignored unless a path of the product. */
    to: z.optional(Target),
    action: z.optional(SignInAction),
  }),
  output: z.object({
    message: z.enum(SIGN_IN_MESSAGES),
    /** For programs with `x-session: token`; browsers get a cookie. */
    jwt: z.nullable(z.string()),
    /** Null where the link is needed. */
    user_id: z.nullable(z.uuid()),
    to: z.string(),
    done: Done,
  }),
  refusals: [],
})
