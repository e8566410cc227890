import type { PostalAddress } from '../../../contract/orders.ts'
import type { Edition } from '../../../contract/shop.ts'
import { PlainError } from '../../../lib/plain-error.ts'

export interface PricedProduct {
  readonly name: Edition
  readonly title: string
  readonly description: string
  readonly priceInCent: number
  /** Prices of longer stories. */
  readonly lengths?: readonly { readonly wordsFrom: number; readonly priceInCent: number }[]
}

export interface KnownPrice {
  readonly name: Edition
  /** From how many words on a story costs this; undefined of any. */
  readonly wordsFrom?: number | undefined
  readonly priceId: string
  readonly priceInCent: number
}

export interface OfferCode {
  readonly code: string
  readonly product: Edition
  readonly percent: number
  /** Milliseconds since the epoch. */
  readonly ends: number
}

/** A code as the payment service has it; operators may change it there. */
export interface KnownCode extends OfferCode {
  readonly id: string
}

/** The same order gives the same checkout, however often it is requested. */
export interface CheckoutRequest {
  readonly order: string
  readonly priceId: string
  readonly language: string
  /** Where the buyer returns to, with `{CHECKOUT_SESSION_ID}` in it. */
  readonly returnUrl: string
  readonly email: string | null
  readonly isPosted: boolean
  /** Id of the code to apply; without one the buyer may type one. */
  readonly codeId: string | null
}

export interface Checkout {
  readonly id: string
  /** Null for a checkout that is not ours. */
  readonly order: string | null
  readonly state: 'open' | 'complete' | 'expired'
  /** Paid, or nothing was due. Some ways of paying take days between complete and paid. */
  readonly isPaid: boolean
  /** Whether real money moves; null where the service says both. */
  readonly isLive: boolean | null
  /** ISO 4217 in lower case; null where unknown. */
  readonly currency: string | null
  /** Before discounts. */
  readonly fullInCent: number
  readonly discountInCent: number
  /** Only while open. */
  readonly clientSecret: string | null
  readonly email: string | null
  readonly paidInCent: number
  readonly payment: string | null
  readonly address: PostalAddress | null
  /** Of who paid, where the payment service knows it. */
  readonly buyerName: string | null
  /** ISO 3166-1, two letters; of who paid. */
  readonly country: string | null
  /** What the payment service calculated; null without its calculation. */
  readonly tax: { readonly amount: number; readonly rate: number } | null
}

export type PaymentEvent = { readonly id: string; readonly type: string; readonly isLive: boolean } & (
  | { readonly about: 'checkout'; readonly checkout: Checkout; readonly isFailed: boolean }
  | {
      readonly about: 'refund'
      readonly order: string | null
      readonly payment: string | null
      /** Whether nothing of the payment is left; a part does not take back what was bought. */
      readonly isWhole: boolean
      /** All that went back until then, in the currency's minor unit. */
      readonly refundedAmount: number
    }
  | { readonly about: 'nothing' }
)

/** No usable answer of the payment service. What it did is unknown. */
export class PaymentAway extends PlainError {
  override readonly name = 'PaymentAway'
}

/** The payment service no longer takes the code of a request. */
export class CodeRefused extends PlainError {
  override readonly name = 'CodeRefused'
}

/** Every method throws PaymentAway when the service cannot be reached. */
export interface Payments {
  readonly publishableKey: string
  readonly isTest: boolean
  /** Throws CodeRefused. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Undefined when there is none of this id. */
  readCheckout(id: string): Promise<Checkout | undefined>
  /** With the calculation of its VAT, which messages do not have; the same where the payment service calculates none. */
  withTax(checkout: Checkout): Promise<Checkout>
  /** No-op when it is over. */
  endCheckout(id: string): Promise<void>
  /** Idempotent. False where nothing is left to refund. */
  refund(payment: string): Promise<boolean>
  /** Undefined for a wrong signature, or one older than five minutes. */
  readEvent(body: string, signature: string, now: number): PaymentEvent | undefined
  syncPrices(products: readonly PricedProduct[]): Promise<KnownPrice[]>
  /** Creates missing codes. Those that can be applied to whoever buys the product, as they are now. */
  syncCodes(codes: readonly OfferCode[]): Promise<KnownCode[]>
}
