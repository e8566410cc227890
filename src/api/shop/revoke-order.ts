import type { Queries } from '../db/database.ts'
import { dropEdition } from '../editions/drop-edition.ts'
import { boughtByRecipient, takeOutBought } from '../presents/bought-for-present.ts'
import { endPresentsOf } from '../presents/end-presents.ts'
import { createGrant, lockStory, revokeGrant } from './grants.ts'
import { noteCancelledPrint } from './print-events.ts'
import type { OrderRow } from './shop-deps.ts'

/** Locks an order, after its story, as everywhere; as it is then. */
export async function lockOrder(
  transaction: Queries,
  { id, story_id: story }: Pick<OrderRow, 'id' | 'story_id'>,
): Promise<OrderRow | undefined> {
  if (story !== null) await lockStory(transaction, story)
  return transaction.selectFrom('shop_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Takes away what an order gave: its grant, the edition with files, tasks and mails unless a recipient paid for it as
 * well, the presents that it is part of, and the printing of it.
 * In the transaction in which the order ends, so that nothing is made, mailed or downloaded afterwards.
 */
export async function revokeOrder(transaction: Queries, order: string, now: number): Promise<void> {
  // Of a recipient: the present was there before, and stays.
  if (!(await takeOutBought(transaction, order))) await endPresentsOf(transaction, order, now)
  await noteCancelledPrint(transaction, order, now)
  const revoked = await revokeGrant(transaction, order)
  if (!revoked || revoked.edition === 'webbook') return
  const { story, edition } = revoked
  const other = await boughtByRecipient(transaction, { story, edition })
  if (other) return void (await createGrant(transaction, { story, edition, order: other.id, now: new Date(now) }))
  await dropEdition(transaction, { story: revoked.story, kind: revoked.edition, now })
}
