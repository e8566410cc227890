import type { Language } from '../../contract/languages.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database, Queries } from '../db/database.ts'

/** A mail with a link in it; `welcome` to an account that was just made. */
export interface SignInMail {
  readonly kind: 'sign-in' | 'welcome'
  readonly email: string
  readonly language: Language
  /** The whole address, with origin. */
  readonly link: string
  readonly minutes: number
  /** The browser that asked, in coarse words; empty when they are not known. */
  readonly agent: string
  /** Stories that the account has from its first minute on. */
  readonly stories: number
}

/** Queues a mail in the caller's transaction: it is sent when that commits, and only then. */
type SendSignInMail = (queries: Queries, mail: SignInMail) => Promise<void>
/** Gives an account a story that somebody shared, in the caller's transaction; false when there is no such share. */
export type AddShare = (queries: Queries, ask: { readonly share: string; readonly account: string }) => Promise<boolean>

/** What the rules of accounts work with. */
export interface AccountDesk {
  readonly db: Database
  readonly clock: Clock
  readonly secret: string
  /** Scheme and host of the site, which mailed links begin with. */
  readonly publicOrigin: string
  readonly staffEmails: readonly string[]
  readonly sendMail: SendSignInMail
  readonly addShare: AddShare
}
