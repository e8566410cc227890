import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { PrintProblem, PrintState } from '../../contract/print-order.ts'
import type { Edition } from '../../contract/shop.ts'

export interface ProductTable {
  id: string
  name: Edition
  position: number
  /** Whole euros, in cents, with VAT. */
  price_in_cent: number
  /** Price id at the payment service; null before its first sync. */
  price_id: string | null
  description: string
  metadata: ColumnType<unknown, string, string>
  /** Prices of longer stories, with their ids at the payment service; ascending. */
  lengths: ColumnType<unknown, string | undefined, string>
  /** Applied by itself until it ends; null without one. The id is the payment service's. */
  code: string | null
  code_id: string | null
  /** Of the price. */
  code_percent: number | null
  code_ends: Date | null
}

/** Prices without a code, each from a moment on. */
export interface ProductPriceTable {
  product_id: string
  since: Date
  price_in_cent: number
}

/** Only forward. `mismatched`: a payment that does not fit, for staff. `undeliverable`: paid, then refunded. */
const ORDER_STATES = ['started', 'expired', 'mismatched', 'paid', 'fulfilled', 'undeliverable', 'refunded'] as const
type OrderState = (typeof ORDER_STATES)[number]

export interface OrderTable {
  id: string
  created_at: ColumnType<Date, Date, never>
  product_id: string
  edition: Edition
  story_id: string | null
  /** Null for an anonymous buyer until the payment proves a mailbox; null again once deleted. */
  account_id: string | null
  /** HMAC of the starting browser's claim. */
  claim_hash: string
  /** HMAC of that browser's cookie, as of a `sign_in_link`; only of one that was not signed in. */
  browser_hmac: string | null
  language: Language
  prefilled_email: string | null
  accepted: ColumnType<unknown, string, never>
  price_id: string
  price_in_cent: number
  /** Applied by itself; null without one. */
  code: string | null
  code_id: string | null
  /** What the code takes off at least. */
  discount_in_cent: Generated<number>
  state: OrderState
  /** Checkout id; null for free orders, and until it exists. */
  checkout_id: string | null
  payment_id: string | null
  paid_in_cent: number | null
  email: string | null
  address: ColumnType<unknown, string | null | undefined, string | null>
  /** Whether the payment made the account: then the starting browser may be signed in. */
  opens_session: Generated<boolean>
  paid_at: Date | null
  fulfilled_at: Date | null
  refunded_at: Date | null
  /** Files of the accepted proof: printed whatever becomes of the story. */
  print_interior: string | null
  print_cover: string | null
  print_pages: number | null
  /** Of a recipient: the present that the edition becomes a part of. */
  present_id: string | null
}

/** A declared withdrawal, with or without such an order. */
export interface WithdrawalTable {
  id: string
  declared_at: ColumnType<Date, Date, never>
  /** Null where no order fits number and address. */
  order_id: string | null
  settled: boolean
  /** As typed, in the form of receipts. */
  number: string
  name: string | null
  email: string | null
  language: Language
}

/** How far a paid paperback is. */
export interface PrintOrderTable {
  order_id: string
  state: PrintState
  /** Only of the state `problem`. */
  problem: PrintProblem | null
  /** Of the parcel, once it is on its way; null for a letter that nobody follows. */
  tracking: ColumnType<unknown, string | null | undefined, string | null>
  /** Counts the changes of state and address. */
  revision: Generated<number>
  changed_at: Date
}

/** Each state that a paperback was in. */
export interface PrintStepTable {
  id: string
  order_id: string
  state: PrintState
  created_at: ColumnType<Date, Date, never>
  /** Who took the step; null for the buyer, the key of staff, and accounts that are deleted. */
  account_id: string | null
}

/** `released`: staff sent it to print. */
export type PrintEventType = 'paid' | 'released' | 'address-changed' | 'cancelled'

/** What the print house is sent about a paperback; `paid` and `cancelled` once each. */
export interface PrintEventTable {
  id: string
  order_id: string
  type: PrintEventType
  created_at: ColumnType<Date, Date, never>
  attempts: Generated<number>
  /** From when on it may be sent; later while an attempt is under way. */
  next_at: Date
  delivered_at: Date | null
  failed_at: Date | null
}

export interface GrantTable {
  id: string
  story_id: string
  edition: Edition
  order_id: string
  created_at: Date
}

export interface FreeStoryTable {
  account_id: string
  story_id: string
  created_at: Date
}

export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

export interface SandboxPaymentTable {
  kind: string
  id: string
  number: Generated<string>
  data: ColumnType<unknown, string, string>
  created_at: Date
}
