import type { Queries } from '../db/database.ts'
import { lockOrder, revokeOrder } from './revoke-order.ts'

/** By order id, or by payment where the service names no order. */
export interface Refund {
  readonly order: string | null
  readonly payment: string | null
}

/** Ends a refunded order in any state, and what it gave. */
export async function refundOrder(transaction: Queries, refund: Refund, now: number): Promise<void> {
  const seen = await refundedOrder(transaction, refund)
  const order = seen && (await lockOrder(transaction, seen))
  if (!order || order.state === 'refunded') return
  await transaction
    .updateTable('shop_order')
    .set({ state: 'refunded', refunded_at: new Date(now) })
    .where('id', '=', order.id)
    .execute()
  await revokeOrder(transaction, order.id, now)
}

async function refundedOrder(queries: Queries, { order, payment }: Refund) {
  if (order === null && payment === null) return undefined
  return queries
    .selectFrom('shop_order')
    .select(['id', 'story_id'])
    .where('state', '!=', 'refunded')
    .where(order === null ? 'payment_id' : 'id', '=', order ?? payment)
    .executeTakeFirst()
}
