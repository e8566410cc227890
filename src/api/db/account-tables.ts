import type { ColumnType, Generated } from 'kysely'
import type { SignInAction } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'

export interface AccountTable {
  id: string
  /** The address in lower case and NFC: what makes two of them the same. */
  email_key: string
  /** Of the mailbox that it most likely leads to: see `mailboxKey`. */
  mailbox_key: string
  /** As its owner typed it. */
  email: string
  language: Language
  /** A PHC string of argon2id. */
  password_hash: string | null
  /** When somebody first showed that the mailbox is theirs. */
  proven_at: Date | null
  created_at: Date
  /** Whether they were made staff here, beside those of STAFF_EMAILS. */
  is_staff: Generated<boolean>
}

/** A browser that is signed in. */
export interface SessionTable {
  id: string
  account_id: string
  /** HMAC of the claim its browser had when it signed in. */
  claim_hash: string | null
  /** Whether it began with a proof; one that did not sees only what its browser made. */
  proven: boolean
  created_at: Date
  seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  /** Coarse words: "Firefox, Windows". */
  agent: string
  /** When the mailed link was followed that it began with; null where it began otherwise. */
  link_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SignInLinkTable {
  id: string
  account_id: string
  token_hmac: string
  selector_hmac: string
  /** HMAC of the cookie of the browser that asked for it. */
  browser_hmac: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** Tokens that did not fit its selector. */
  wrong_tokens: Generated<number>
  language: Language
  /** A path of the product's own, to go on at. */
  target: string | null
  action: ColumnType<SignInAction | null, string | null, string | null>
  /** HMAC of the network it was asked for from; empty where there was none. */
  network_hash: Generated<string>
  /** Whether the browser that asked had been signed in to the account before. */
  is_known: Generated<boolean>
}

/** Something that may happen only so often: a wrong token, a wrong password, a mail asked for, a story since deleted. */
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
  /** HMAC of what is counted. */
  key: string
  at: Date
}

/** A browser that was signed in to an account with a proof at some time. */
export interface KnownBrowserTable {
  account_id: string
  /** HMAC of the cookie it is remembered by. */
  browser_hmac: string
  seen_at: Date
}

/** A mailbox that had its first story's files for nothing, of an account that is deleted. */
export interface FreeStoryRedemptionTable {
  /** HMAC of its key. */
  mailbox_hmac: string
  redeemed_at: Date
}
