import type { Language } from '../../contract/languages.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database, Queries } from '../db/database.ts'

export interface SignInMail {
  readonly kind: 'sign-in' | 'welcome'
  readonly email: string
  readonly language: Language
  /** The whole address, with origin. */
  readonly link: string
  readonly minutes: number
  /** Coarse words for the browser that asked; empty when unknown. */
  readonly agent: string
  /** Stories of the account at its start. */
  readonly stories: number
}

/** Queues the mail in the caller's transaction: it is sent when that commits. */
type SendSignInMail = (queries: Queries, mail: SignInMail) => Promise<void>
/** Gives an account a shared story, in the caller's transaction; false when there is no such share. */
export type AddShare = (
  queries: Queries,
  request: { readonly share: string; readonly account: string },
) => Promise<boolean>

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
  readonly secret: string
  readonly publicOrigin: string
  readonly staffEmails: readonly string[]
  readonly sendMail: SendSignInMail
  readonly addShare: AddShare
}
