import { randomUUID } from 'node:crypto'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import type { Queries } from '../db/database.ts'
import { storedAddress } from '../db/shop-columns.ts'
import { isAddressDoubtful } from './postal-code.ts'
import { orderNumber } from './receipt.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** Longer than an attempt takes: a cancellation never overtakes the order that it cancels. */
const AFTER_ATTEMPT_MS = 2 * 60_000

type NoteDeps = Pick<ShopDeps, 'clock' | 'staffEmails' | 'publicOrigin' | 'sendReceipt'>

/** Queues what is sent to the print house about a paid paperback, and a mail to each member of staff. */
export async function notePaidPrint(transaction: Queries, deps: NoteDeps, order: OrderRow): Promise<void> {
  const now = new Date(deps.clock())
  await transaction
    .insertInto('print_event')
    .values({ id: randomUUID(), order_id: order.id, type: 'paid', created_at: now, next_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const data = {
    link: `${deps.publicOrigin}/api/v1/orders/all?product=paperback`,
    number: orderNumber(order.id),
    pageCount: order.print_pages ?? 0,
    isAddressDoubtful: isAddressDoubtful(storedAddress(order.address)),
  }
  for (const to of deps.staffEmails) {
    await deps.sendReceipt(transaction, { kind: 'print-order', to, language: FALLBACK_LANGUAGE, data })
  }
}

/** A paperback that was never sent to the print house is not sent any more; any other is cancelled there. */
export async function noteCancelledPrint(transaction: Queries, order: string, now: number): Promise<void> {
  const ofOrder = { order_id: order, type: 'paid' as const }
  const paid = await transaction
    .selectFrom('print_event')
    .select(['id', 'attempts'])
    .where('order_id', '=', ofOrder.order_id)
    .where('type', '=', ofOrder.type)
    .forUpdate()
    .executeTakeFirst()
  if (!paid) return
  if (paid.attempts === 0) {
    await transaction.deleteFrom('print_event').where('id', '=', paid.id).execute()
    return
  }
  await transaction
    .updateTable('print_event')
    .set({ failed_at: new Date(now) })
    .where('id', '=', paid.id)
    .where('delivered_at', 'is', null)
    .execute()
  const at = { created_at: new Date(now), next_at: new Date(now + AFTER_ATTEMPT_MS) }
  await transaction
    .insertInto('print_event')
    .values({ id: randomUUID(), order_id: order, type: 'cancelled', ...at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
