import { describeError } from '../../lib/describe-error.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import { fulfil } from './fulfil.ts'
import { takeBack } from './refund-order.ts'
import { settleCheckout } from './settle-checkout.ts'
import type { OrderRow, ShopDesk } from './shop-deps.ts'

/** An order that is younger is looked after by the page that its buyer is on. */
const OWN_WAY_MS = 60_000
/** A checkout that was never noted is over by then, whatever became of it. */
const FORGOTTEN_MS = 25 * 3600 * 1000
const AT_ONCE = 200
const KEEP_EVENTS_MS = 30 * 24 * 3600 * 1000
/** A declaration that no order was found for: long enough for every answer to it. */
const KEEP_UNMATCHED_MS = 365 * 24 * 3600 * 1000

/**
 * Looks after every order that is not settled: messages get lost, and processes die. One that breaks does not keep the
 * others from their turn, nor do many that are still open; an outage is thrown.
 */
export async function reconcile(desk: ShopDesk): Promise<void> {
  const until = new Date(desk.clock() - OWN_WAY_MS)
  for (let last: OrderRow | undefined, orders: OrderRow[] = []; ; last = orders.at(-1)) {
    orders = await unsettledOrders(desk, until, last)
    for (const order of orders) await attempt(desk, order)
    if (orders.length < AT_ONCE) break
  }
  await forgetEvents(desk)
}

/** A message is sent again for three days at most. */
async function forgetEvents({ db, clock }: ShopDesk): Promise<void> {
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

/** The next of the orders that are not settled, the oldest first. */
function unsettledOrders({ db }: ShopDesk, until: Date, last: OrderRow | undefined): Promise<OrderRow[]> {
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

async function attempt(desk: ShopDesk, order: OrderRow): Promise<void> {
  try {
    await settleOrder(desk, order)
  } catch (error) {
    // Of a service that is away all the others need the same.
    if (outageIn(error)) throw error
    desk.log.warn({ orderId: order.id, state: order.state, error: describeError(error) }, 'order not settled')
  }
}

/** Brings one order that is not settled as far as it goes. */
export async function settleOrder(desk: ShopDesk, order: OrderRow): Promise<void> {
  if (order.state !== 'started' && order.state !== 'paid' && order.state !== 'undeliverable') return
  if (order.state === 'paid') return fulfil(desk, order.id)
  if (order.state === 'undeliverable') return payBack(desk, order)
  return order.checkout_id === null ? forget(desk, order) : lookUp(desk, order, order.checkout_id)
}

async function lookUp(desk: ShopDesk, order: OrderRow, checkoutId: string): Promise<void> {
  const checkout = await desk.payments.readCheckout(checkoutId)
  if (checkout) return settleCheckout(desk, checkout)
  // Of another account there, or of a sandbox that is no more.
  await expire(desk, order)
}

/** Nobody ever saw a checkout of it, so nobody paid. */
async function forget(desk: ShopDesk, order: OrderRow): Promise<void> {
  if (order.created_at.getTime() <= desk.clock() - FORGOTTEN_MS) await expire(desk, order)
}

async function expire({ db }: ShopDesk, { id }: OrderRow): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .execute()
}

async function payBack(desk: ShopDesk, { id, payment_id: payment }: OrderRow): Promise<void> {
  if (payment !== null) await desk.payments.refund(payment)
  await takeBack(desk.db, { order: id, payment }, desk.clock())
}
