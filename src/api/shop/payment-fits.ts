import type { Checkout, Payments } from '../outside/payment/payment.ts'
import type { OrderRow } from './shop-deps.ts'

export type Misfit = 'mode' | 'currency' | 'amount'

const CURRENCY = 'eur'

/** Misfits of a payment, empty for none. A signature proves the sender, not account, currency or sum. */
export function misfitsOf(
  { price_in_cent: price, discount_in_cent: agreed }: Pick<OrderRow, 'price_in_cent' | 'discount_in_cent'>,
  { isLive, currency, fullInCent, discountInCent, paidInCent }: Checkout,
  { isTest }: Pick<Payments, 'isTest'>,
): Misfit[] {
  const misfits: Misfit[] = []
  if (isLive !== !isTest) misfits.push('mode')
  if (currency !== CURRENCY) misfits.push('currency')
  const isWhole = fullInCent === price && discountInCent >= agreed && discountInCent <= price
  if (!isWhole || paidInCent !== price - discountInCent) misfits.push('amount')
  return misfits
}
