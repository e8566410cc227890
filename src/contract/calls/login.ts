import * as z from 'zod/mini'
import { Done, Email, SIGN_IN_MESSAGES, SignInAction, Target } from '../account.ts'
import { defineCall } from '../call.ts'
import { LANGUAGES } from '../languages.ts'

/**
 * Mails a link that signs in. An unknown address gets an account, and this browser an unproven session of it at once.
 * Marks the browser with a cookie as the one that asked. `to` and `action` are kept until the link is followed.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Asks for a link that signs in',
  body: z.strictObject({
    email: Email,
    lang: z.enum(LANGUAGES),
    /** Path to go on at; one that is not the product's own counts as none. */
    to: z.optional(Target),
    action: z.optional(SignInAction),
  }),
  output: z.object({
    message: z.enum(SIGN_IN_MESSAGES),
    /** For a program that asks for it with the header `x-session: token`; a browser gets its session as a cookie. */
    jwt: z.nullable(z.string()),
    /** Null where the link has to be followed. */
    user_id: z.nullable(z.uuid()),
    to: z.string(),
    done: Done,
  }),
  refusals: [],
})
