import type { Queries } from '../db/database.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { lockOrder, revokeOrder } from './revoke-order.ts'
import type { ShopDeps } from './shop-deps.ts'

/** By order id, or by payment where the service names no order. */
export interface Refund {
  readonly order: string | null
  readonly payment: string | null
  /** Whether nothing of the payment is left. */
  readonly isWhole: boolean
  /** All that went back until then; of a whole one what is left. */
  readonly refundedAmount?: number | undefined
}

/** Ends a refunded order in any state, and what it gave; of a part only a credit note is issued. */
export async function refundOrder(
  transaction: Queries,
  deps: Pick<ShopDeps, 'seller' | 'clock'>,
  refund: Refund,
): Promise<void> {
  const seen = await refundedOrder(transaction, refund)
  const order = seen && (await lockOrder(transaction, seen))
  if (!order || order.state === 'refunded') return
  if (!refund.isWhole) return issueCreditNote(transaction, deps, { order: order.id, until: refund.refundedAmount ?? 0 })
  const now = deps.clock()
  await transaction
    .updateTable('shop_order')
    .set({ state: 'refunded', refunded_at: new Date(now) })
    .where('id', '=', order.id)
    .execute()
  await revokeOrder(transaction, order.id, now)
  await issueCreditNote(transaction, deps, { order: order.id, until: 'all' })
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
