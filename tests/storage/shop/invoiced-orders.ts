import type { Checkout } from '../../../src/api/outside/payment/payment.ts'

/** New Year where the seller is, an hour before New Year UTC. */
const NEW_YEAR = Date.UTC(2026, 11, 31, 23)
export const PRICE = 500
const PART = 167

/** Every second order belongs to the old year: both years are numbered at the same time. */
export const paidAt = (place: number): number => NEW_YEAR + (place % 2 === 0 ? -1 - place : place)

export const yearOf = (place: number): number => (place % 2 === 0 ? 2026 : 2027)

export const isHeardTwice = (place: number): boolean => place % 3 === 0

interface Part {
  readonly isWhole: boolean
  readonly refundedAmount: number
}

const part: Part = { isWhole: false, refundedAmount: PART }
const whole: Part = { isWhole: true, refundedAmount: PRICE }

/** What goes back of every fifth: all, a part and then the rest, or a part. */
export const refundsOf = (place: number): readonly Part[] =>
  place % 5 === 0 ? ([[whole], [part, whole], [part]][(place / 5) % 3] ?? []) : []

export const checkoutOf = (order: string): Checkout => ({
  id: `checkout-${order}`,
  order,
  state: 'complete',
  isPaid: true,
  isLive: false,
  currency: 'eur',
  fullInCent: PRICE,
  discountInCent: 0,
  clientSecret: null,
  email: `${order}@reader.example`,
  paidInCent: PRICE,
  payment: `payment-${order}`,
  address: null,
  buyerName: null,
  country: 'DE',
  tax: null,
})
