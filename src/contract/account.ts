import * as z from 'zod/mini'
import { LANGUAGES } from './languages.ts'

export const LINK_MINUTES = 10
/** Base62, so about 36 bits. */
export const TOKEN_LENGTH = 6
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 256
const EMAIL_MAX = 254
const TARGET_MAX = 300

/** `1` from a page whose visitor pressed the button that uses a link. */
export const CONFIRMED_HEADER = 'x-confirmed'

export const Email = z.email().check(z.maxLength(EMAIL_MAX))
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
export const OldPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
export const ShareId = z.string().check(z.regex(/^[\w-]{22,36}$/))

/** Done as soon as the mailbox is proven, in whichever browser. */
export const SignInAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign-story'), story: z.uuid() }),
  z.strictObject({ kind: z.literal('add-share'), share: ShareId }),
])
export type SignInAction = z.output<typeof SignInAction>

export const Target = z.string().check(z.maxLength(TARGET_MAX))

export const Done = z.array(z.enum(['assign-story', 'add-share']))
export type Done = z.output<typeof Done>

export const SIGN_IN_MESSAGES = ['Account found', 'Account created'] as const

export const SignedInResult = z.object({
  /** Null where the session was set as a cookie; programs ask for it with `x-session: token`. */
  jwt: z.nullable(z.string()),
  user_id: z.uuid(),
  email: z.string(),
  to: z.string(),
  done: Done,
})
export type SignedInResult = z.output<typeof SignedInResult>

/** Without `r`, the selector, it is a bare token. */
export const LinkQuery = z.strictObject({
  token: z.string().check(z.regex(/^[0-9A-Za-z]{1,6}$/)),
  r: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))),
})

export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.iso.datetime(),
  /** Unproven sessions see only what this browser made. */
  isProven: z.boolean(),
  hasPassword: z.boolean(),
  /** Until when the session alone may change the password or delete the account; null when it may not. */
  recentProofUntil: z.nullable(z.iso.datetime()),
  isStaff: z.boolean(),
})
export type Account = z.output<typeof Account>

export const Session = z.object({
  id: z.uuid(),
  /** Coarse words, "Firefox, Windows"; empty when unknown. */
  agent: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof Session>
