import { randomUUID } from 'node:crypto'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
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
  await beginPrintOrder(transaction, order.id, now)
  const language = FALLBACK_LANGUAGE
  const data = {
    link: deps.publicOrigin + pathOf('print-orders', { language }, serverTexts(language).urls),
    number: orderNumber(order.id),
    pageCount: order.print_pages ?? 0,
    isAddressDoubtful: isAddressDoubtful(storedAddress(order.address)),
  }
  for (const to of deps.staffEmails) {
    await deps.sendReceipt(transaction, { kind: 'print-order', to, language, data })
  }
}

async function beginPrintOrder(transaction: Queries, order: string, now: Date): Promise<void> {
  await transaction
    .insertInto('print_order')
    .values({ order_id: order, state: 'new', problem: null, changed_at: now })
    .execute()
  await transaction
    .insertInto('print_step')
    .values({ id: randomUUID(), order_id: order, state: 'new', created_at: now, account_id: null })
    .execute()
}

/** Queues what the print house is sent about an order that it may have: it is told of an address once, as it is then. */
export async function notePrintEvent(
  transaction: Queries,
  { order, type, now }: { readonly order: string; readonly type: 'released' | 'address-changed'; readonly now: Date },
): Promise<void> {
  const unsent = await transaction
    .selectFrom('print_event')
    .select('id')
    .where('order_id', '=', order)
    .where('type', 'in', type === 'released' ? ['released'] : ['paid', 'address-changed'])
    .where('attempts', '=', 0)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (unsent) return
  await transaction
    .insertInto('print_event')
    .values({ id: randomUUID(), order_id: order, type, created_at: now, next_at: now })
    .execute()
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
    await transaction.deleteFrom('print_event').where('order_id', '=', order).execute()
    return
  }
  await transaction
    .updateTable('print_event')
    .set({ failed_at: new Date(now) })
    .where('order_id', '=', order)
    .where('delivered_at', 'is', null)
    .execute()
  const at = { created_at: new Date(now), next_at: new Date(now + AFTER_ATTEMPT_MS) }
  await transaction
    .insertInto('print_event')
    .values({ id: randomUUID(), order_id: order, type: 'cancelled', ...at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
