import type { Edition, Order, StaffOrder } from '../../contract/shop.ts'
import { BOUGHT_STATES } from '../../contract/shop.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Queries } from '../db/database.ts'
import type { OrderRow } from './shop-desk.ts'

const AT_ONCE = 200

type Listed = OrderRow & { readonly title: string | null; readonly story_account: string | null }

/** What somebody bought, the newest first; an unproven session sees what its browser ordered. */
export async function ordersOf(
  queries: Queries,
  { account, session }: SignedIn,
  claimHash: string | undefined,
): Promise<Order[]> {
  const rows = await boughtOrders(queries)
    .where('shop_order.account_id', '=', account.id)
    .$if(!session.proven, query => query.where('shop_order.claim_hash', '=', claimHash ?? ''))
    .execute()
  return rows.map(row => viewOrder(row, row.story_account === account.id))
}

/** What everybody bought, for those who send and answer. */
export async function allOrders(
  queries: Queries,
  { product, before }: { readonly product?: Edition | undefined; readonly before?: string | undefined },
): Promise<StaffOrder[]> {
  const rows = await boughtOrders(queries)
    .$if(product !== undefined, query => query.where('shop_order.edition', '=', product as Edition))
    .$if(before !== undefined, query => query.where('shop_order.created_at', '<', new Date(before ?? 0)))
    .limit(AT_ONCE)
    .execute()
  return rows.map(row => ({
    ...viewOrder(row, true),
    email: row.email,
    address: row.address,
    checkoutSessionId: row.checkout_id,
  }))
}

const boughtOrders = (queries: Queries) =>
  queries
    .selectFrom('shop_order')
    .leftJoin('story', 'story.id', 'shop_order.story_id')
    .selectAll('shop_order')
    .select(['story.title', 'story.account_id as story_account'])
    .where('shop_order.state', 'in', [...BOUGHT_STATES])
    .orderBy('shop_order.created_at', 'desc')
    .orderBy('shop_order.id')

const viewOrder = (row: Listed, seesStory: boolean): Order => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  product: row.edition,
  state: row.state as Order['state'],
  storyId: seesStory ? row.story_id : null,
  title: seesStory ? row.title : null,
  priceInCent: row.price_in_cent,
  paidInCent: row.paid_in_cent ?? 0,
})
