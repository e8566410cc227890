import { describeError } from '../../lib/describe-error.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { fulfil } from './fulfil.ts'
import { refundOrder } from './refund-order.ts'
import { settleCheckout } from './settle-checkout.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** The buyer's page settles younger orders. */
const GRACE_MS = 60_000
/** An unrecorded checkout has expired by then. */
const FORGOTTEN_MS = 25 * 3600 * 1000
const AT_ONCE = 200
const KEEP_EVENTS_MS = 30 * 24 * 3600 * 1000
/** Withdrawals without an order: kept long enough for every answer. */
const KEEP_UNMATCHED_MS = 365 * 24 * 3600 * 1000

/** Settles open orders: messages get lost, and processes die. Failures do not hold up others; an outage is thrown. */
export async function reconcile(deps: ShopDeps): Promise<void> {
  const until = new Date(deps.clock() - GRACE_MS)
  for (let last: OrderRow | undefined, orders: OrderRow[] = []; ; last = orders.at(-1)) {
    orders = await unsettledOrders(deps, until, last)
    for (const order of orders) await attempt(deps, order)
    if (orders.length < AT_ONCE) break
  }
  await forgetEvents(deps)
}

/** Messages are repeated for three days at most. */
async function forgetEvents({ db, clock }: ShopDeps): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', new Date(clock() - KEEP_EVENTS_MS))
    .execute()
  await db
    .deleteFrom('withdrawal')
    .where('order_id', 'is', null)
    .where('declared_at', '<', new Date(clock() - KEEP_UNMATCHED_MS))
    .execute()
}

/** The next unsettled orders, oldest first. */
function unsettledOrders({ db }: ShopDeps, until: Date, last: OrderRow | undefined): Promise<OrderRow[]> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('state', 'in', ['started', 'paid', 'undeliverable'])
    .where('created_at', '<=', until)
    .$if(last !== undefined, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last?.created_at ?? until, last?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

async function attempt(deps: ShopDeps, order: OrderRow): Promise<void> {
  try {
    await settleOrder(deps, order)
  } catch (error) {
    // The other orders need the same service.
    if (outageIn(error)) throw error
    deps.log.warn({ orderId: order.id, state: order.state, error: describeError(error) }, 'order not settled')
  }
}

export async function settleOrder(desk: ShopDeps, order: OrderRow): Promise<void> {
  if (order.state !== 'started' && order.state !== 'paid' && order.state !== 'undeliverable') return
  if (order.state === 'paid') return fulfil(desk, order.id)
  if (order.state === 'undeliverable') return payRefund(desk, order)
  return order.checkout_id === null ? expireForgotten(desk, order) : lookUp(desk, order, order.checkout_id)
}

async function lookUp(deps: ShopDeps, order: OrderRow, checkoutId: string): Promise<void> {
  const checkout = await deps.payments.readCheckout(checkoutId)
  if (checkout) return settleCheckout(deps, checkout)
  // Of another account, or of a former sandbox.
  await expire(deps, order)
}

async function expireForgotten(deps: ShopDeps, order: OrderRow): Promise<void> {
  if (order.created_at.getTime() <= deps.clock() - FORGOTTEN_MS) await expire(deps, order)
}

async function expire({ db }: ShopDeps, { id }: OrderRow): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .execute()
}

async function payRefund(deps: ShopDeps, { id, payment_id: payment }: OrderRow): Promise<void> {
  if (payment !== null) await deps.payments.refund(payment)
  await inTransaction(deps.db, transaction => refundOrder(transaction, deps, { order: id, payment, isWhole: true }))
}
