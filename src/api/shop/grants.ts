import { randomUUID } from 'node:crypto'
import type { Edition } from '../../contract/shop.ts'
import type { Queries } from '../db/database.ts'

/** The order behind an edition; undefined without one. Paperbacks may be bought again. */
export async function grantedBy(
  queries: Queries,
  story: string,
  edition: Edition,
): Promise<{ readonly id: string; readonly wasPaid: boolean } | undefined> {
  if (edition === 'paperback') return undefined
  const order = await queries
    .selectFrom('edition_grant')
    .innerJoin('shop_order', 'shop_order.id', 'edition_grant.order_id')
    .select(['shop_order.id', 'shop_order.paid_in_cent'])
    .where('edition_grant.story_id', '=', story)
    .where('edition_grant.edition', '=', edition)
    .executeTakeFirst()
  return order && { id: order.id, wasPaid: (order.paid_in_cent ?? 0) > 0 }
}

/** Grants an edition; false when it is granted already. The caller holds the lock on the story. */
export async function createGrant(
  transaction: Queries,
  given: { readonly story: string; readonly edition: Edition; readonly order: string; readonly now: Date },
): Promise<boolean> {
  const { story, edition, order, now } = given
  const made = await transaction
    .insertInto('edition_grant')
    .values({ id: randomUUID(), story_id: story, edition, order_id: order, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Revokes an order's grant; undefined when there is none. */
export const revokeGrant = (
  transaction: Queries,
  order: string,
): Promise<{ readonly story: string; readonly edition: Edition } | undefined> =>
  transaction
    .deleteFrom('edition_grant')
    .where('order_id', '=', order)
    .returning(['story_id as story', 'edition'])
    .executeTakeFirst()

/** Locks a story; false when it is gone. */
export async function lockStory(transaction: Queries, id: string): Promise<boolean> {
  const story = await transaction.selectFrom('story').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return story !== undefined
}
