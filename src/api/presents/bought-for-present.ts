import type { Queries } from '../db/database.ts'

/** Makes an order's edition a part of its present; false when that has ended. The caller holds the lock on the story. */
export async function includeBought(
  transaction: Queries,
  { order, present }: { readonly order: string; readonly present: string },
): Promise<boolean> {
  const open = await transaction
    .selectFrom('present')
    .select('id')
    .where('id', '=', present)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!open) return false
  await transaction
    .insertInto('present_order')
    .values({ present_id: present, order_id: order })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** Takes a recipient's edition out of their present, which stays; false for an order that was not made for one. */
export async function takeOutBought(transaction: Queries, order: string): Promise<boolean> {
  const bought = await transaction
    .selectFrom('shop_order')
    .select('present_id')
    .where('id', '=', order)
    .where('present_id', 'is not', null)
    .executeTakeFirst()
  if (!bought) return false
  await transaction.deleteFrom('present_order').where('order_id', '=', order).execute()
  return true
}

/** A recipient who paid for the same edition of a story; the oldest, should there be several. */
export const boughtByRecipient = (
  queries: Queries,
  { story, edition }: { readonly story: string; readonly edition: 'ebook' | 'audiobook' | 'paperback' },
): Promise<{ readonly id: string } | undefined> =>
  queries
    .selectFrom('shop_order')
    .select('id')
    .where('story_id', '=', story)
    .where('edition', '=', edition)
    .where('state', '=', 'fulfilled')
    .where('present_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
