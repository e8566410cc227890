import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import type { Checkout } from '../outside/payment/payment.ts'
import { fulfil } from './fulfil.ts'
import type { ShopDesk } from './shop-desk.ts'

/** Whether a name at the payment service is one that orders have. */
export const isOrderId = (name: string | null): name is string => name !== null && isUuid(name)

/** Takes over what a checkout says of its order, from whichever side it was heard, and hands over what was paid for. */
export async function settleCheckout(desk: ShopDesk, checkout: Checkout): Promise<void> {
  await noteCheckout(desk.db, checkout, desk.clock())
  if (checkout.isPaid && isOrderId(checkout.order)) await fulfil(desk, checkout.order)
}

/** Notes in an order what its checkout says. An order never goes back, so nothing is lost by hearing it late or twice. */
export async function noteCheckout(queries: Queries, checkout: Checkout, now: number): Promise<void> {
  if (!isOrderId(checkout.order)) return
  if (checkout.isPaid) await notePaid(queries, checkout.order, checkout, now)
  else if (checkout.state === 'expired') await noteOver(queries, checkout)
}

async function notePaid(queries: Queries, order: string, checkout: Checkout, now: number): Promise<void> {
  await queries
    .updateTable('shop_order')
    .set({
      state: 'paid',
      paid_at: new Date(now),
      checkout_id: checkout.id,
      payment_id: checkout.payment,
      paid_in_cent: checkout.paidInCent,
      email: checkout.email,
      address: checkout.address && JSON.stringify(checkout.address),
    })
    .where('id', '=', order)
    .where('state', 'in', ['started', 'expired'])
    .where(build => build.or([build('checkout_id', 'is', null), build('checkout_id', '=', checkout.id)]))
    .execute()
}

/** Ends the order of a checkout that can no longer be paid, or whose payment came to nothing. */
export async function noteOver(queries: Queries, { id, order }: Checkout): Promise<void> {
  if (!isOrderId(order)) return
  await queries
    .updateTable('shop_order')
    .set({ state: 'expired' })
    .where('id', '=', order)
    .where('state', '=', 'started')
    .where(build => build.or([build('checkout_id', 'is', null), build('checkout_id', '=', id)]))
    .execute()
}
