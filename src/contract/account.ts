import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { LANGUAGES } from './languages.ts'
import { Parameter } from './parameter.ts'
import { STORY_STATES } from './story.ts'
import { Version } from './version.ts'

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
  jwt: z.string(),
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

const ExportedVersion = z.extend(Version, {
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.object({ number: z.int(), title: z.string(), text: z.string() })),
})

const ExportedStory = z.object({
  id: z.uuid(),
  state: z.enum(STORY_STATES),
  createdAt: z.iso.datetime(),
  category: z.enum(CATEGORIES),
  language: z.string(),
  writtenBy: z.enum(['offline', 'model']),
  title: z.string(),
  teaser: z.string(),
  /** The answers it was made of. */
  parameter: Parameter,
  chapters: z.array(z.object({ number: z.int(), title: z.string(), text: z.string() })),
  /** Written from the first wish on; empty before. */
  versions: z.array(ExportedVersion),
  wishes: z.array(z.object({ createdAt: z.iso.datetime(), wish: z.string(), state: z.string() })),
})
export type ExportedStory = z.output<typeof ExportedStory>

/** Everything the service keeps of somebody. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: Account,
  sessions: z.array(Session),
  stories: z.array(ExportedStory),
  /** Every file of the stories, at addresses that work for a day. */
  files: z.array(z.object({ story: z.uuid(), name: z.string(), bytes: z.int(), downloadUrl: z.string() })),
})
export type AccountExport = z.output<typeof AccountExport>
