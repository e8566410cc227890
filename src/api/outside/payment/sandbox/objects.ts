import { randomBytes } from 'node:crypto'

export interface ProductObject {
  readonly id: string
  readonly object: 'product'
  readonly active: boolean
  readonly name: string
  readonly description: string | null
  readonly livemode: false
}

export interface PriceObject {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly currency: string
  readonly unit_amount: number
  readonly product: string
  readonly lookup_key: string | null
  readonly type: 'one_time'
  readonly livemode: false
}

export interface CouponObject {
  readonly id: string
  readonly object: 'coupon'
  readonly percent_off: number
  readonly applies_to: { readonly products: readonly string[] } | null
  readonly livemode: false
}

export interface PromotionObject {
  readonly id: string
  readonly object: 'promotion_code'
  readonly active: boolean
  readonly code: string
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string }
  /** Seconds since the epoch. */
  readonly expires_at: number | null
  readonly livemode: false
}

export interface PaymentObject {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_refunded: number
  readonly currency: string
  readonly latest_charge: string
  readonly metadata: Readonly<Record<string, string>>
  readonly livemode: false
}

export interface ShippingDetails {
  readonly name: string
  readonly address: {
    readonly line1: string
    readonly line2: string | null
    readonly postal_code: string
    readonly city: string
    readonly state: string | null
    readonly country: string
  }
}

/** An id like Stripe's: prefix, and unguessable letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  return `${prefix}_${letters.slice(0, length)}`
}

export const listOf = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url })
