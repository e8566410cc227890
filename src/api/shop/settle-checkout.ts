import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import { issueInvoice, type Payment } from '../invoices/issue-invoice.ts'
import type { Checkout } from '../outside/payment/payment.ts'
import { fulfil } from './fulfil.ts'
import { misfitsOf } from './payment-fits.ts'
import { orderNumber } from './receipt.ts'
import type { ShopDeps } from './shop-deps.ts'

export const isOrderId = (name: string | null): name is string => name !== null && isUuid(name)

/** States that a payment may still settle; a misfit may be corrected. */
const UNPAID = ['started', 'expired', 'mismatched'] as const

type NoteDeps = Pick<ShopDeps, 'clock' | 'log' | 'payments' | 'seller'>

/** Applies a checkout's state, from any source, and delivers what was paid for. */
export async function settleCheckout(deps: ShopDeps, checkout: Checkout): Promise<void> {
  const taxed = await withTax(deps, checkout)
  await deps.db.transaction().execute(transaction => noteCheckout(transaction, deps, taxed))
  if (checkout.isPaid && isOrderId(checkout.order)) await fulfil(deps, checkout.order)
}

/** Asked before the transaction, which then waits for nobody. */
export const withTax = async ({ payments }: Pick<ShopDeps, 'payments'>, checkout: Checkout): Promise<Checkout> =>
  checkout.isPaid && isOrderId(checkout.order) ? payments.withTax(checkout) : checkout

/** Records a checkout's state. Orders only go forward: late or repeated calls do no harm. */
export async function noteCheckout(transaction: Queries, deps: NoteDeps, checkout: Checkout): Promise<void> {
  if (!isOrderId(checkout.order)) return
  if (checkout.isPaid) await notePaid(transaction, deps, { order: checkout.order, checkout })
  else if (checkout.state === 'expired') await noteOver(transaction, checkout)
}

/** A misfit is kept for staff, and pays nothing. */
async function notePaid(
  transaction: Queries,
  deps: NoteDeps,
  { order, checkout }: { readonly order: string; readonly checkout: Checkout },
): Promise<void> {
  const { clock, log, payments } = deps
  const found = await transaction
    .selectFrom('shop_order')
    .select(['id', 'edition', 'story_id', 'language', 'price_in_cent', 'discount_in_cent'])
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
  if (misfits.length > 0) return
  await issueInvoice(transaction, deps, { order: found, orderNumber: orderNumber(order), payment: paymentOf(checkout) })
}

const paymentOf = (checkout: Checkout): Payment => ({
  currency: checkout.currency ?? '',
  listAmount: checkout.fullInCent,
  paidAmount: checkout.paidInCent,
  isTest: checkout.isLive !== true,
  buyer: { name: checkout.buyerName, address: checkout.address, country: checkout.country },
  tax: checkout.tax,
})

/** Ends the order of an expired or failed checkout. */
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
