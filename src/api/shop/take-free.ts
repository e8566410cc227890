import { holdAccount } from '../accounts/accounts.ts'
import { giveStory } from '../accounts/assign-story.ts'
import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { isFirst, takeFirst } from './first-story.ts'
import { giveGrant, grantedBy, holdStory } from './grants.ts'
import { newOrder, type OrderWish } from './order-request.ts'
import type { ShopDesk } from './shop-deps.ts'

/** Whether an edition is free: always, or as a file of the first story. Never on paper. */
export async function isFree(
  { db, secret }: Pick<ShopDesk, 'db' | 'secret'>,
  { product, story, buyer }: OrderWish,
): Promise<boolean> {
  if (product.price_in_cent === 0) return true
  return product.name !== 'paperback' && (await isFirst({ db, secret }, story, buyer))
}

/** Grants a free edition once; its order's id. A first story's files need a session. Undefined when not free. */
export function takeFree(desk: ShopDesk, wish: OrderWish): Promise<string | Refusal | undefined> {
  return inTransaction(desk.db, async transaction => {
    const { product, story } = wish
    const account = wish.buyer.signedIn?.account.id
    // Account before story, as everywhere: one claim after the other.
    if (account !== undefined && !(await holdAccount(transaction, account))) return refuse('sign-in-needed')
    if (!(await holdStory(transaction, story.id))) return refuse('not-found')
    const before = await grantedBy(transaction, story.id, product.name)
    if (before) return before.wasPaid ? refuse('already-bought') : before.id
    if (product.price_in_cent > 0) {
      if (account === undefined) return refuse('sign-in-needed')
      if (!(await takeForAccount(transaction, desk, wish, account))) return undefined
    }
    return orderFree(transaction, desk, wish)
  })
}

/** Makes the story the account's own and first; false when another is. */
async function takeForAccount(
  transaction: Queries,
  desk: ShopDesk,
  { story, buyer }: OrderWish,
  account: string,
): Promise<boolean> {
  if (!(await isFirst({ db: transaction, secret: desk.secret }, story, buyer))) return false
  if (!(await takeFirst(transaction, { account, story: story.id, now: new Date(desk.clock()) }))) return false
  return giveStory(transaction, { story: story.id, account })
}

async function orderFree(transaction: Queries, desk: ShopDesk, wish: OrderWish): Promise<string> {
  const now = new Date(desk.clock())
  const order = newOrder(wish, desk.clock())
  await transaction
    .insertInto('shop_order')
    .values({ ...order, state: 'fulfilled', paid_in_cent: 0, paid_at: now, fulfilled_at: now })
    .execute()
  const made = { story: wish.story.id, edition: wish.product.name, order: order.id }
  if (!(await giveGrant(transaction, { ...made, now }))) throw new Error('a grant appeared while its story was held')
  await desk.makeEdition(transaction, made)
  return order.id
}
