import type { Language } from '../../contract/languages.ts'
import type { Queries } from '../db/database.ts'

export interface OwnerNotice {
  readonly kind: 'password-changed' | 'account-deleted'
  readonly email: string
  readonly language: Language
  readonly at: Date
}

/** Queues the mail in the caller's transaction: it is sent when that commits. */
export type SendNotice = (queries: Queries, notice: OwnerNotice) => Promise<void>
