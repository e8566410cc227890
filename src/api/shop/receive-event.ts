import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import type { PaymentEvent } from '../outside/payment/payment.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { fulfil } from './fulfil.ts'
import { refundOrder } from './refund-order.ts'
import { isOrderId, noteCheckout, noteOver, withTax } from './settle-checkout.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Takes a raw message of the payment service; a forged one is refused without a trace. */
export async function receiveEvent(
  deps: ShopDeps,
  body: string,
  signature: string | readonly string[] | undefined,
): Promise<{ received: true } | Refusal> {
  const now = deps.clock()
  const event = typeof signature === 'string' ? deps.payments.readEvent(body, signature, now) : undefined
  if (!event) return refuse('signature-invalid')
  const whole = event.about === 'checkout' ? { ...event, checkout: await withTax(deps, event.checkout) } : event
  await inTransaction(deps.db, async transaction => {
    if (await isNew(transaction, event, now)) await noteEvent(transaction, deps, whole)
  })
  // Also for repeated messages: the process may have died in between.
  if (event.about === 'checkout' && event.checkout.isPaid && isOrderId(event.checkout.order)) {
    await fulfil(deps, event.checkout.order)
  }
  return { received: true }
}

async function isNew(transaction: Queries, { id, type }: PaymentEvent, now: number): Promise<boolean> {
  const row = await transaction
    .insertInto('payment_event')
    .values({ id, type, received_at: new Date(now) })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function noteEvent(transaction: Queries, deps: ShopDeps, event: PaymentEvent): Promise<void> {
  if (event.about === 'refund') {
    if (event.isLive === deps.payments.isTest) return noteOtherMode(deps, event)
    // Other names are other programs' orders in the same account.
    if (event.order === null || isOrderId(event.order)) await refundOrder(transaction, deps, event)
  } else if (event.about === 'checkout') {
    if (event.isFailed) await noteOver(transaction, event.checkout)
    else await noteCheckout(transaction, deps, event.checkout)
  }
}

/** Test money refunds no real order, nor the reverse. */
const noteOtherMode = ({ log }: ShopDeps, { id, order }: PaymentEvent & { readonly about: 'refund' }): void =>
  log.error(
    { eventId: id, orderId: isOrderId(order) ? order : undefined },
    'a refund is of another mode than this installation',
  )
