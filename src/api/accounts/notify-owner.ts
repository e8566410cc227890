import type { Language } from '../../contract/languages.ts'
import type { Queries } from '../db/database.ts'

/** A mail that tells an account's owner what was just done with it. */
export interface OwnerNotice {
  readonly kind: 'password-changed' | 'account-deleted'
  readonly email: string
  readonly language: Language
  readonly at: Date
}

/** Queues one in the caller's transaction: it is sent when that commits, and only then. */
export type SendNotice = (queries: Queries, notice: OwnerNotice) => Promise<void>
