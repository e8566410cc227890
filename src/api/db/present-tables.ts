import type { ColumnType } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Delivery } from '../../contract/present.ts'

/** A story for somebody, sealed until its hour. */
export interface PresentTable {
  id: string
  /** Opens it: known to the giver, and to whoever has the mail or the card. */
  code: string
  story_id: string
  /** The giver's. */
  account_id: string
  from_name: string
  to_name: string
  dedication: string
  delivery: Delivery
  /** Of a mail that is not yet delivered. */
  to_address: string | null
  language: Language
  opens_at: Date
  time_zone: string
  created_at: ColumnType<Date, Date, never>
  /** From when it may neither be changed nor cancelled. */
  delivered_at: Date | null
  /** Its mail's row, which stays thirty days. */
  mail_id: string | null
  opened_at: Date | null
  kept_at: Date | null
  /** The recipient's account. */
  kept_by: string | null
  thanks: string | null
  thanked_at: Date | null
  /** When an order that is part of it was refunded: it opens for nobody. */
  ended_at: Date | null
}

/** A browser that opened a present. */
export interface PresentBrowserTable {
  present_id: string
  /** HMAC of the browser's claim. */
  claim_hash: string
  opened_at: Date
}

/** A paid edition that is part of a present. */
export interface PresentOrderTable {
  present_id: string
  order_id: string
}
