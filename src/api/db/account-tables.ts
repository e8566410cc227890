import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../contract/languages.ts'

export interface AccountTable {
  id: string
  /** Lower case, NFC: equal for the same address. */
  email_key: string
  /** Key of the likely mailbox: see `mailboxKey`. */
  mailbox_key: string
  email: string
  language: Language
  /** A PHC string of argon2id. */
  password_hash: string | null
  proven_at: Date | null
  created_at: Date
  is_staff: Generated<boolean>
}

export interface SessionTable {
  id: string
  account_id: string
  /** HMAC of its browser's claim at sign-in. */
  claim_hash: string | null
  /** Unproven sessions see only what their browser made. */
  proven: boolean
  created_at: Date
  seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  agent: string
  /** When the mailed link of this session was followed; null for other starts. */
  link_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SignInLinkTable {
  id: string
  account_id: string
  token_hmac: string
  selector_hmac: string
  /** HMAC of the cookie of the browser that asked. */
  browser_hmac: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  wrong_tokens: Generated<number>
  language: Language
  /** A path of the product. */
  target: string | null
  /** A `SignInAction`. */
  action: ColumnType<unknown, string | null, string | null>
  /** HMAC of the network; empty where there is none. */
  network_hash: Generated<string>
  is_known: Generated<boolean>
}

/** A counted event with a limit: a wrong token or password, a mail asked for, a story since deleted. */
export interface SignInAttemptTable {
  id: Generated<string>
  kind:
    | 'token'
    | 'password-account'
    | 'password-network'
    | 'password-known'
    | 'mail-account'
    | 'mail-asker'
    | 'mail-known'
    | 'mail-network'
    | 'story-browser'
    | 'story-network'
    | 'withdrawal-address'
    | 'withdrawal-network'
    | 'message-address'
    | 'message-network'
    | 'present-giver'
    | 'present-address'
    | 'present-code'
  /** HMAC of what is counted. */
  key: string
  at: Date
}

export interface KnownBrowserTable {
  account_id: string
  browser_hmac: string
  seen_at: Date
}

/** A mailbox that had its first story's files for nothing, of an account that is deleted. */
export interface FreeStoryRedemptionTable {
  /** HMAC of its key. */
  mailbox_hmac: string
  redeemed_at: Date
}
