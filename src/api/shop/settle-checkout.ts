import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import type { Checkout } from '../outside/payment/payment.ts'
import { fulfil } from './fulfil.ts'
import { misfitsOf } from './payment-fits.ts'
import type { ShopDesk } from './shop-deps.ts'

/** Whether a name at the payment service is one that orders have. */
export const isOrderId = (name: string | null): name is string => name !== null && isUuid(name)

/** What a payment may still come to; one that did not fit may be told again rightly. */
const UNPAID = ['started', 'expired', 'mismatched'] as const

type NoteDeps = Pick<ShopDesk, 'clock' | 'log' | 'payments'>

/** Takes over what a checkout says of its order, from whichever side it was heard, and hands over what was paid for. */
export async function settleCheckout(desk: ShopDesk, checkout: Checkout): Promise<void> {
  await desk.db.transaction().execute(transaction => noteCheckout(transaction, desk, checkout))
  if (checkout.isPaid && isOrderId(checkout.order)) await fulfil(desk, checkout.order)
}

/** Notes in an order what its checkout says. An order never goes back, so nothing is lost by hearing it late or twice. */
export async function noteCheckout(transaction: Queries, desk: NoteDeps, checkout: Checkout): Promise<void> {
  if (!isOrderId(checkout.order)) return
  if (checkout.isPaid) await notePaid(transaction, desk, { order: checkout.order, checkout })
  else if (checkout.state === 'expired') await noteOver(transaction, checkout)
}

/** A payment that does not fit is kept with its order for staff, and pays nothing. */
async function notePaid(
  transaction: Queries,
  { clock, log, payments }: NoteDeps,
  { order, checkout }: { readonly order: string; readonly checkout: Checkout },
): Promise<void> {
  const found = await transaction
    .selectFrom('shop_order')
    .select('price_in_cent')
    .where('id', '=', order)
    .where('state', 'in', [...UNPAID])
    .where(build => build.or([build('checkout_id', 'is', null), build('checkout_id', '=', checkout.id)]))
    .forUpdate()
    .executeTakeFirst()
  if (!found) return
  const misfits = misfitsOf(found, checkout, payments)
  if (misfits.length > 0) {
    log.error({ orderId: order, checkoutId: checkout.id, misfits }, 'a payment does not fit its order')
  }
  await transaction
    .updateTable('shop_order')
    .set({
      ...(misfits.length > 0 ? { state: 'mismatched' } : { state: 'paid', paid_at: new Date(clock()) }),
      checkout_id: checkout.id,
      payment_id: checkout.payment,
      paid_in_cent: checkout.paidInCent,
      email: checkout.email,
      address: checkout.address && JSON.stringify(checkout.address),
    })
    .where('id', '=', order)
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
