import type { Invoice } from '../../contract/invoice.ts'
import type { Order, StaffOrder } from '../../contract/orders.ts'
import { BOUGHT_STATES } from '../../contract/orders.ts'
import type { Edition } from '../../contract/shop.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Queries } from '../db/database.ts'
import { storedAddress } from '../db/shop-columns.ts'
import { invoicesOf } from '../invoices/invoices-of.ts'
import { mediaAddress } from '../media/media-address.ts'
import { isAddressDoubtful } from './postal-code.ts'
import { orderNumber } from './receipt.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'
import { mayWithdraw } from './withdrawal-right.ts'

const AT_ONCE = 200

type OrdersDeps = Pick<ShopDeps, 'db' | 'clock'>
type Listed = OrderRow & {
  readonly title: string | null
  readonly story_account: string | null
  /** The first declared withdrawal. */
  readonly withdrawn_at: Date | null
}

/** Newest first; an unproven session sees its browser's orders. */
export async function ordersOf(
  deps: OrdersDeps,
  { account, session }: SignedIn,
  claimHash: string | undefined,
): Promise<Order[]> {
  const rows = await boughtOrders(deps.db)
    .where('shop_order.account_id', '=', account.id)
    .$if(!session.proven, query => query.where('shop_order.claim_hash', '=', claimHash ?? ''))
    .execute()
  const invoices = await invoicesOf(deps.db, idsOf(rows))
  const orders: Order[] = []
  for (const row of rows) {
    orders.push(await viewOrder(deps, row, { seesStory: row.story_account === account.id, invoices: invoices(row.id) }))
  }
  return orders
}

export async function allOrders(
  deps: OrdersDeps & Pick<ShopDeps, 'secret'>,
  { product, before }: { readonly product?: Edition | undefined; readonly before?: string | undefined },
): Promise<StaffOrder[]> {
  const rows = await boughtOrders(deps.db)
    .$if(product !== undefined, query => query.where('shop_order.edition', '=', product as Edition))
    .$if(before !== undefined, query => query.where('shop_order.created_at', '<', new Date(before ?? 0)))
    .limit(AT_ONCE)
    .execute()
  const invoices = await invoicesOf(deps.db, idsOf(rows))
  const orders: StaffOrder[] = []
  for (const row of rows) {
    const address = storedAddress(row.address)
    orders.push({
      ...(await viewOrder(deps, row, { seesStory: true, invoices: invoices(row.id) })),
      email: row.email,
      address,
      isAddressDoubtful: isAddressDoubtful(address),
      checkoutSessionId: row.checkout_id,
      print: printOf(deps, row),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })
  }
  return orders
}

const boughtOrders = (queries: Queries) =>
  queries
    .selectFrom('shop_order')
    .leftJoin('story', 'story.id', 'shop_order.story_id')
    .selectAll('shop_order')
    .select(['story.title', 'story.account_id as story_account'])
    .select(query =>
      query
        .selectFrom('withdrawal')
        .select(inner => inner.fn.min('declared_at').as('at'))
        .whereRef('withdrawal.order_id', '=', 'shop_order.id')
        .as('withdrawn_at'),
    )
    .where('shop_order.state', 'in', [...BOUGHT_STATES])
    .orderBy('shop_order.created_at', 'desc')
    .orderBy('shop_order.id')

const idsOf = (rows: readonly Listed[]): string[] => rows.map(({ id }) => id)

const viewOrder = async (
  { db, clock }: OrdersDeps,
  row: Listed,
  { seesStory, invoices }: { readonly seesStory: boolean; readonly invoices: Invoice[] },
): Promise<Order> => ({
  id: row.id,
  number: orderNumber(row.id),
  createdAt: row.created_at.toISOString(),
  product: row.edition,
  state: row.state as Order['state'],
  storyId: seesStory ? row.story_id : null,
  title: seesStory ? row.title : null,
  priceInCent: row.price_in_cent,
  paidInCent: row.paid_in_cent ?? 0,
  withdrawal: row.withdrawn_at ? 'declared' : (await mayWithdraw(db, row, clock())) ? 'possible' : 'none',
  invoices,
})

/** Print files; gone with the story. */
function printOf(
  { secret, clock }: OrdersDeps & Pick<ShopDeps, 'secret'>,
  { story_id: story, print_interior: interior, print_cover: cover, print_pages: pageCount }: OrderRow,
): StaffOrder['print'] {
  if (story === null || interior === null || cover === null || pageCount === null) return null
  const address = (file: string) => mediaAddress(secret, { story, file }, clock())
  return { interiorUrl: address(interior), coverUrl: address(cover), pageCount }
}
