import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Acceptance, Edition } from '../../contract/shop.ts'

export interface ProductTable {
  id: string
  name: Edition
  /** Its place in the shop, from 0. */
  position: number
  /** Whole euros, in cents, with VAT. */
  price_in_cent: number
  /** The price at the payment service; null until it was there once. */
  price_id: string | null
  description: string
  /** By language, a JSON text with title and description. */
  metadata: ColumnType<Readonly<Record<string, string>>, string, string>
}

/**
 * How an order stands; it only ever goes on to the right. `mismatched`: a payment was told that does not fit it, which
 * staff look at. `undeliverable` was paid for and cannot be handed over: it is paid back.
 */
const ORDER_STATES = ['started', 'expired', 'mismatched', 'paid', 'fulfilled', 'undeliverable', 'refunded'] as const
type OrderState = (typeof ORDER_STATES)[number]

/** Where a book on paper goes. */
export interface PostalAddress {
  readonly name: string
  readonly line1: string
  readonly line2: string | null
  readonly postalCode: string
  readonly city: string
  readonly state: string | null
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** A purchase: one product for one story. */
export interface OrderTable {
  id: string
  created_at: ColumnType<Date, Date, never>
  product_id: string
  edition: Edition
  /** Null once the story is deleted. */
  story_id: string | null
  /** Null for a buyer who is not signed in, until the payment tells whose mailbox is theirs; null again once deleted. */
  account_id: string | null
  /** HMAC of the claim of the browser that started it. */
  claim_hash: string
  /** HMAC of that browser's cookie, as of a `sign_in_link`; only of one that was not signed in. */
  browser_hmac: string | null
  language: Language
  /** What the checkout's mail field begins with. */
  prefilled_email: string | null
  /** What the buyer agreed to when ordering. */
  accepted: ColumnType<readonly Acceptance[], string, never>
  price_id: string
  price_in_cent: number
  state: OrderState
  /** The checkout at the payment service; null for what is free, and until it is there. */
  checkout_id: string | null
  /** The payment, once there is one. */
  payment_id: string | null
  paid_in_cent: number | null
  /** As the buyer typed it when paying. */
  email: string | null
  address: ColumnType<PostalAddress | null, string | null | undefined, string | null>
  /** Whether its payment made the account, so that the browser that started it may be signed in. */
  opens_session: Generated<boolean>
  paid_at: Date | null
  fulfilled_at: Date | null
  refunded_at: Date | null
  /** The files of the proof that its buyer accepted, by name: what is printed, whatever becomes of the story. */
  print_interior: string | null
  print_cover: string | null
  print_pages: number | null
}

/** A withdrawal that somebody declared, whether there is such an order or not. */
export interface WithdrawalTable {
  id: string
  declared_at: ColumnType<Date, Date, never>
  /** Null where no order of this number and address was found. */
  order_id: string | null
  /** Whether it ended the order by itself. */
  settled: boolean
  /** As typed, in the form that receipts have. */
  number: string
  /** Null once the account of that address is deleted. */
  name: string | null
  email: string | null
  language: Language
}

/** A right to an edition of a story. */
export interface GrantTable {
  id: string
  story_id: string
  edition: Edition
  order_id: string
  created_at: Date
}

/** The one story whose files an account has for nothing. */
export interface FreeStoryTable {
  account_id: string
  story_id: string
  created_at: Date
}

/** A message of the payment service that was taken. */
export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

/** Something the payment sandbox keeps. */
export interface SandboxPaymentTable {
  kind: string
  id: string
  number: Generated<string>
  data: ColumnType<unknown, string, string>
  created_at: Date
}
