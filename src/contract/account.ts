import * as z from 'zod/mini'
import { LANGUAGES } from './languages.ts'

/** How long a mailed link works. */
export const LINK_MINUTES = 10
/** Characters of a link's token: base62, so about 36 bits. */
export const TOKEN_LENGTH = 6
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 256
const EMAIL_MAX = 254
const TARGET_MAX = 300

/** Sent with `1` by a page whose visitor pressed the button that uses a link. */
export const CONFIRMED_HEADER = 'x-confirmed'

export const Email = z.email().check(z.maxLength(EMAIL_MAX))
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
/** The one an account has, as it is typed to show who is asking. */
export const OldPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
export const ShareId = z.string().check(z.regex(/^[\w-]{22,36}$/))

/** What is done for somebody as soon as the mailbox is proven, in whichever browser that happens. */
export const SignInAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign-story'), story: z.uuid() }),
  z.strictObject({ kind: z.literal('add-share'), share: ShareId }),
])
export type SignInAction = z.output<typeof SignInAction>

export const Target = z.string().check(z.maxLength(TARGET_MAX))

/** Which actions were carried out. */
export const Done = z.array(z.enum(['assign-story', 'add-share']))
export type Done = z.output<typeof Done>

export const SIGN_IN_MESSAGES = ['Account found', 'Account created'] as const

/** Somebody who is signed in from now on. */
export const SignedInAnswer = z.object({
  /** Null where the session was set as a cookie; a program asks for it with the header `x-session: token`. */
  jwt: z.nullable(z.string()),
  user_id: z.uuid(),
  email: z.string(),
  /** Path to go on at. */
  to: z.string(),
  done: Done,
})
export type SignedInAnswer = z.output<typeof SignedInAnswer>

/** A link as its address names it; without `r`, the selector, it is a bare token. */
export const LinkQuery = z.strictObject({
  token: z.string().check(z.regex(/^[0-9A-Za-z]{1,6}$/)),
  r: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))),
})

export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.iso.datetime(),
  /** Whether the session began with a proof of the mailbox; one that did not sees only what this browser made. */
  isProven: z.boolean(),
  hasPassword: z.boolean(),
  /** Until when nothing but the session is asked for to change the password or delete the account; null when it is. */
  recentProofUntil: z.nullable(z.iso.datetime()),
  isStaff: z.boolean(),
})
export type Account = z.output<typeof Account>

export const Session = z.object({
  id: z.uuid(),
  /** Browser and system in coarse words, "Firefox, Windows"; empty when they are not known. */
  agent: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof Session>
