import type { Generated } from 'kysely'

/** What somebody did to a landing page: who, what and when, and no word of it. Outlives its account. */
export interface LandingAuditTable {
  id: Generated<string>
  account_id: string
  entry: string
  action: 'save' | 'publish' | 'withdraw'
  /** Of the entry, once it was done. */
  version: number
  at: Date
}

/** An address that a landing page is saved with, published or not: no other gets it. */
export interface LandingClaimTable {
  language: string
  url: string
  entry: string
  claimed_at: Date
}

/** What a landing page says, for comparing it: no word can be read out of the signature. */
export interface LandingSignatureTable {
  entry: string
  language: string
  url: string
  title: string
  /** MinHash, 128 numbers of 32 bits, little-endian; empty of a page with hardly a word. */
  signature: Buffer
}

/** One row: the change of the content service up to which the signatures are in step with what is published. */
export interface LandingSignatureSyncTable {
  id: boolean
  sync_token: string
}

/** Tokens reserved for one call that belongs to no story, until it has ended. */
export interface CallTokenReservationTable {
  id: string
  created_at: Date
  tokens: number
  /** Of whoever asked for suggestions; null for what staff ask for. */
  browser_hash: string | null
  network_hash: string | null
}
