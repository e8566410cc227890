import type { Queries } from '../db/database.ts'
import type { PaymentEvent } from '../outside/payment/payment.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { fulfil } from './fulfil.ts'
import { takeBack } from './refund-order.ts'
import { isOrderId, noteCheckout, noteOver } from './settle-checkout.ts'
import type { ShopDesk } from './shop-deps.ts'

/** Takes a raw message of the payment service; a forged one is refused without a trace. */
export async function receiveEvent(
  desk: ShopDesk,
  body: string,
  signature: string | readonly string[] | undefined,
): Promise<{ received: true } | Refusal> {
  const now = desk.clock()
  const event = typeof signature === 'string' ? desk.payments.readEvent(body, signature, now) : undefined
  if (!event) return refuse('signature-invalid')
  await desk.db.transaction().execute(async transaction => {
    if (await isNew(transaction, event, now)) await noteEvent(transaction, desk, event)
  })
  // Also for repeated messages: the process may have died in between.
  if (event.about === 'checkout' && event.checkout.isPaid && isOrderId(event.checkout.order)) {
    await fulfil(desk, event.checkout.order)
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

async function noteEvent(transaction: Queries, desk: ShopDesk, event: PaymentEvent): Promise<void> {
  if (event.about === 'refund') {
    if (event.isLive === desk.payments.isTest) return noteOtherMode(desk, event)
    // Other names are other programs' orders in the same account.
    if (event.order === null || isOrderId(event.order)) await takeBack(transaction, event, desk.clock())
  } else if (event.about === 'checkout') {
    if (event.isFailed) await noteOver(transaction, event.checkout)
    else await noteCheckout(transaction, desk, event.checkout)
  }
}

/** Test money refunds no real order, nor the reverse. */
const noteOtherMode = ({ log }: ShopDesk, { id, order }: PaymentEvent & { readonly about: 'refund' }): void =>
  log.error(
    { eventId: id, orderId: isOrderId(order) ? order : undefined },
    'a refund is of another mode than this installation',
  )
