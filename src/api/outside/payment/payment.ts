import type { Edition } from '../../../contract/shop.ts'
import { PlainError } from '../../../lib/plain-error.ts'
import type { PostalAddress } from '../../db/shop-tables.ts'

/** A product as the payment service should know it. */
export interface PricedProduct {
  readonly name: Edition
  readonly title: string
  readonly description: string
  readonly priceInCent: number
}

/** A price as the payment service has it. */
export interface KnownPrice {
  readonly name: Edition
  readonly priceId: string
  readonly priceInCent: number
}

/** A code that takes a part off one product. */
export interface OfferCode {
  readonly code: string
  readonly product: Edition
  readonly percent: number
  /** Milliseconds since the epoch. */
  readonly ends: number
}

/** What a checkout is opened for. The same order gives the same checkout, however often it is asked for. */
export interface CheckoutWish {
  /** Of the order. */
  readonly order: string
  readonly priceId: string
  readonly language: string
  /** Where the buyer comes back to, with `{CHECKOUT_SESSION_ID}` in it. */
  readonly returnUrl: string
  /** What the mail field begins with. */
  readonly email: string | null
  /** Whether something has to be sent by post. */
  readonly isPosted: boolean
}

export interface Checkout {
  readonly id: string
  /** The order it was opened for; null for one that is not ours. */
  readonly order: string | null
  readonly state: 'open' | 'complete' | 'expired'
  /** Whether the money is there, or none was due. Some ways of paying take days between complete and paid. */
  readonly isPaid: boolean
  /** Whether real money moves; null where the service says both. */
  readonly isLive: boolean | null
  /** ISO 4217 in small letters; null where the service does not tell. */
  readonly currency: string | null
  /** Before codes take something off. */
  readonly fullInCent: number
  readonly discountInCent: number
  /** Only while it is open. */
  readonly clientSecret: string | null
  readonly email: string | null
  readonly paidInCent: number
  readonly payment: string | null
  readonly address: PostalAddress | null
}

/** A message of the payment service, proven to be its own. */
export type PaymentEvent = { readonly id: string; readonly type: string; readonly isLive: boolean } & (
  | { readonly about: 'checkout'; readonly checkout: Checkout; readonly isFailed: boolean }
  | { readonly about: 'refund'; readonly order: string | null; readonly payment: string | null }
  | { readonly about: 'nothing' }
)

/** The payment service did not answer, or not usefully. Nothing is known of what it did. */
export class PaymentAway extends PlainError {
  override readonly name = 'PaymentAway'
}

/** Who takes the money. Every method throws PaymentAway when the service cannot be reached. */
export interface Payments {
  /** What the browser's part is started with. */
  readonly publishableKey: string
  /** Whether no money moves. */
  readonly isTest: boolean
  openCheckout(wish: CheckoutWish): Promise<Checkout>
  /** Undefined when the service knows none of this name. */
  readCheckout(id: string): Promise<Checkout | undefined>
  /** Ends an open checkout; one that is over stays as it is. */
  endCheckout(id: string): Promise<void>
  /** Pays a payment back, once however often it is asked. False where there is nothing left to pay back. */
  refund(payment: string): Promise<boolean>
  /** What a message says; undefined when its signature does not fit its body, or is older than five minutes. */
  readEvent(body: string, signature: string, now: number): PaymentEvent | undefined
  /** Sees to it that the service has a price for each, and says which. */
  settlePrices(products: readonly PricedProduct[]): Promise<KnownPrice[]>
  /** Sees to it that the codes can be typed in. */
  settleCodes(codes: readonly OfferCode[]): Promise<void>
}
