import type { Checkout, Payments } from '../outside/payment/payment.ts'
import type { OrderRow } from './shop-deps.ts'

/** What a payment may differ in from what was ordered. */
export type Misfit = 'mode' | 'currency' | 'amount'

/** All our prices are in it. */
const CURRENCY = 'eur'

/**
 * What of a payment does not fit its order; empty where all does. A signature says who sent a message, not that it is about
 * the account, the currency and the sum that the order was opened with.
 */
export function misfitsOf(
  { price_in_cent: price }: Pick<OrderRow, 'price_in_cent'>,
  { isLive, currency, fullInCent, discountInCent, paidInCent }: Checkout,
  { isTest }: Pick<Payments, 'isTest'>,
): Misfit[] {
  const misfits: Misfit[] = []
  if (isLive !== !isTest) misfits.push('mode')
  if (currency !== CURRENCY) misfits.push('currency')
  const isWhole = fullInCent === price && discountInCent >= 0 && discountInCent <= price
  if (!isWhole || paidInCent !== price - discountInCent) misfits.push('amount')
  return misfits
}
