import type { Queries } from '../db/database.ts'
import { dropEdition } from '../editions/drop-edition.ts'
import { endPresentsOf } from '../presents/end-presents.ts'
import { revokeGrant } from './grants.ts'

/** By order id, or by payment where the service names no order. */
export interface Refund {
  readonly order: string | null
  readonly payment: string | null
}

/** Ends a refunded order in any state, its grant, and the presents that it is part of. */
export async function refundOrder(transaction: Queries, { order, payment }: Refund, now: number): Promise<void> {
  if (order === null && payment === null) return
  const row = await transaction
    .updateTable('shop_order')
    .set({ state: 'refunded', refunded_at: new Date(now) })
    .where('state', '!=', 'refunded')
    .$if(order !== null, query => query.where('id', '=', order ?? ''))
    .$if(order === null, query => query.where('payment_id', '=', payment ?? ''))
    .returning('id')
    .executeTakeFirst()
  if (row) await endPresentsOf(transaction, row.id, now)
  const revoked = row && (await revokeGrant(transaction, row.id))
  if (!revoked || revoked.edition === 'webbook') return
  await dropEdition(transaction, { story: revoked.story, kind: revoked.edition, now })
}
