import type { Generated } from 'kysely'

export interface LandingAuditTable {
  id: Generated<string>
  account_id: string
  entry: string
  action: 'save' | 'publish' | 'withdraw'
  version: number
  at: Date
}

/** The address of a saved landing page, published or not: unique. */
export interface LandingClaimTable {
  language: string
  url: string
  entry: string
  claimed_at: Date
}

/** For comparing pages: the text cannot be read out of the signature. */
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
  /** Null for calls of staff. */
  browser_hash: string | null
  network_hash: string | null
}
