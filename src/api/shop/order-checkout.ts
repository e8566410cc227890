import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Checkout } from '../outside/payment/payment.ts'
import { settleCheckout } from './settle-checkout.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** The payable checkout of an order, opened if need be. Undefined when the order is over, which is recorded. */
export async function openCheckoutOf(deps: ShopDeps, order: OrderRow): Promise<Checkout | undefined> {
  const { payments } = deps
  if (order.checkout_id !== null) {
    const known = await payments.readCheckout(order.checkout_id)
    if (known?.state === 'open') return known
    await settleOrEnd(deps, order, known)
    return undefined
  }
  const checkout = await payments.openCheckout(checkoutRequestOf(deps, order))
  if (await keepCheckout(deps, order, checkout)) return checkout
  // Ended meanwhile: this unseen checkout must not be paid.
  await payments.endCheckout(checkout.id)
  return undefined
}

/** Ends an unpaid order; one paid at this moment is settled. */
export async function endOrder(deps: ShopDeps, order: OrderRow): Promise<void> {
  if (order.checkout_id === null) return settleOrEnd(deps, order, undefined)
  await deps.payments.endCheckout(order.checkout_id)
  await settleOrEnd(deps, order, await deps.payments.readCheckout(order.checkout_id))
}

async function settleOrEnd(deps: ShopDeps, order: OrderRow, checkout: Checkout | undefined): Promise<void> {
  if (checkout) return settleCheckout(deps, checkout)
  await deps.db
    .updateTable('shop_order')
    .set({ state: 'expired' })
    .where('id', '=', order.id)
    .where('state', '=', 'started')
    .where('checkout_id', order.checkout_id === null ? 'is' : '=', order.checkout_id)
    .execute()
}

async function keepCheckout({ db }: ShopDeps, { id }: OrderRow, checkout: Checkout): Promise<boolean> {
  const kept = await db
    .updateTable('shop_order')
    .set({ checkout_id: checkout.id })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .where(build => build.or([build('checkout_id', 'is', null), build('checkout_id', '=', checkout.id)]))
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Derived from the order alone: the same key needs the same request. */
const checkoutRequestOf = ({ publicOrigin }: ShopDeps, order: OrderRow) => ({
  order: order.id,
  priceId: order.price_id,
  language: order.language,
  returnUrl: publicOrigin + returnPath(order),
  email: order.prefilled_email,
  isPosted: order.edition === 'paperback',
  codeId: order.code_id,
})

/** The payment service fills in the checkout's name. */
const returnPath = ({ language }: OrderRow): string =>
  pathOf('return', { language, id: '{CHECKOUT_SESSION_ID}' }, serverTexts(language).urls)
