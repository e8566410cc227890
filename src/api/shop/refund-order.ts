import type { Queries } from '../db/database.ts'
import { dropEdition } from '../editions/drop-edition.ts'
import { takeGrant } from './grants.ts'

/** By order id, or by payment where the service names no order. */
export interface PaidBack {
  readonly order: string | null
  readonly payment: string | null
}

/** Ends a refunded order in any state, and its grant. */
export async function takeBack(transaction: Queries, { order, payment }: PaidBack, now: number): Promise<void> {
  if (order === null && payment === null) return
  const row = await transaction
    .updateTable('shop_order')
    .set({ state: 'refunded', refunded_at: new Date(now) })
    .where('state', '!=', 'refunded')
    .$if(order !== null, query => query.where('id', '=', order ?? ''))
    .$if(order === null, query => query.where('payment_id', '=', payment ?? ''))
    .returning('id')
    .executeTakeFirst()
  const taken = row && (await takeGrant(transaction, row.id))
  if (!taken || taken.edition === 'webbook') return
  await dropEdition(transaction, { story: taken.story, kind: taken.edition, now })
}
