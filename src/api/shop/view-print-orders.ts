import type { PrintOrder, PrintProgress, PrintState } from '../../contract/print-order.ts'
import type { Queries } from '../db/database.ts'
import { storedAddress, storedTracking } from '../db/shop-columns.ts'
import { mediaAddress } from '../media/media-address.ts'
import { isAddressDoubtful } from './postal-code.ts'
import { orderNumber } from './receipt.ts'
import type { ShopDeps } from './shop-deps.ts'

const AT_ONCE = 100

export type PrintDeps = Pick<ShopDeps, 'db' | 'clock' | 'secret'>

const printOrders = (queries: Queries) =>
  queries
    .selectFrom('print_order')
    .innerJoin('shop_order', 'shop_order.id', 'print_order.order_id')
    .leftJoin('story', 'story.id', 'shop_order.story_id')
    .selectAll('print_order')
    .select([
      'shop_order.state as order_state',
      'shop_order.paid_at',
      'shop_order.created_at as ordered_at',
      'shop_order.story_id',
      'shop_order.address',
      'shop_order.print_interior',
      'shop_order.print_cover',
      'shop_order.print_pages',
      'story.title',
      'story.category',
    ])

type Listed = Awaited<ReturnType<ReturnType<typeof printOrders>['execute']>>[number]

/** Those that wait longest first. */
export async function listPrintOrders(
  deps: PrintDeps,
  { state, after }: { readonly state?: PrintState | undefined; readonly after?: string | undefined },
): Promise<PrintOrder[]> {
  const rows = await printOrders(deps.db)
    .$if(state !== undefined, query => query.where('print_order.state', '=', state as PrintState))
    .$if(after !== undefined, query => query.where('print_order.changed_at', '>', new Date(after ?? 0)))
    .orderBy('print_order.changed_at')
    .orderBy('print_order.order_id')
    .limit(AT_ONCE)
    .execute()
  return viewPrintOrders(deps, deps.db, rows)
}

/** Undefined for an order without a paid paperback. */
export async function viewPrintOrder(
  deps: PrintDeps,
  queries: Queries,
  order: string,
): Promise<PrintOrder | undefined> {
  const rows = await printOrders(queries).where('print_order.order_id', '=', order).execute()
  const [viewed] = await viewPrintOrders(deps, queries, rows)
  return viewed
}

async function viewPrintOrders(deps: PrintDeps, queries: Queries, rows: readonly Listed[]): Promise<PrintOrder[]> {
  const histories = await historiesOf(
    queries,
    rows.map(row => row.order_id),
  )
  return rows.map(row => ({
    ...viewProgress(row),
    id: row.order_id,
    number: orderNumber(row.order_id),
    revision: row.revision,
    paidAt: (row.paid_at ?? row.ordered_at).toISOString(),
    isCancelled: row.order_state !== 'fulfilled',
    title: row.title,
    category: row.category,
    pageCount: row.print_pages,
    files: filesOf(deps, row),
    history: histories.get(row.order_id) ?? [],
  }))
}

type Progress = Pick<Listed, 'state' | 'problem' | 'tracking' | 'changed_at' | 'address' | 'order_state'>

export function viewProgress(row: Progress): PrintProgress {
  const address = storedAddress(row.address)
  return {
    state: row.state,
    problem: row.problem,
    changedAt: row.changed_at.toISOString(),
    tracking: storedTracking(row.tracking),
    address,
    isAddressDoubtful: isAddressDoubtful(address),
    isAddressChangeable: address !== null && row.order_state === 'fulfilled' && isBeforePrint(row),
  }
}

/** Whether the print house does not have the book yet, or has asked for another address. */
export const isBeforePrint = ({ state, problem }: Pick<Progress, 'state' | 'problem'>): boolean =>
  state === 'new' || (state === 'problem' && (problem === 'address' || problem === 'delivery'))

async function historiesOf(queries: Queries, orders: readonly string[]): Promise<Map<string, PrintOrder['history']>> {
  const histories = new Map<string, PrintOrder['history']>()
  if (orders.length === 0) return histories
  const steps = await queries
    .selectFrom('print_step')
    .select(['order_id', 'state', 'created_at'])
    .where('order_id', 'in', [...orders])
    .orderBy('created_at')
    .execute()
  for (const { order_id, state, created_at } of steps) {
    const history = histories.get(order_id) ?? []
    histories.set(order_id, [...history, { state, at: created_at.toISOString() }])
  }
  return histories
}

function filesOf({ secret, clock }: PrintDeps, row: Listed): PrintOrder['files'] {
  const { story_id: story, print_interior: interior, print_cover: cover } = row
  if (story === null || interior === null || cover === null) return null
  const address = (file: string) => mediaAddress(secret, { story, file }, clock())
  return { interiorUrl: address(interior), coverUrl: address(cover) }
}
