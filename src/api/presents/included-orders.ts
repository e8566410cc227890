import { PRESENT_EDITIONS, type PresentEdition } from '../../contract/present.ts'
import { anyOfIds } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

interface Included {
  readonly edition: PresentEdition
  readonly order: string
}

const isPresentEdition = (edition: string): edition is PresentEdition => PRESENT_EDITIONS.some(one => one === edition)

/** The editions bought for a story, with their orders. */
export async function boughtEditions(queries: Queries, story: string): Promise<Included[]> {
  const rows = await queries
    .selectFrom('edition_grant')
    .select(['edition', 'order_id as order'])
    .where('story_id', '=', story)
    .orderBy('edition')
    .execute()
  return rows.flatMap(({ edition, order }) => (isPresentEdition(edition) ? [{ edition, order }] : []))
}

/** The orders of the editions that a present shall include; refused where one is not bought. */
export async function includedOrders(
  queries: Queries,
  story: string,
  editions: readonly PresentEdition[],
): Promise<string[] | Refusal> {
  if (editions.length === 0) return []
  const bought = await boughtEditions(queries, story)
  const missing = editions.some(edition => !bought.some(one => one.edition === edition))
  if (missing) return refuse('invalid-input', [{ path: 'editions', code: 'option', params: { expected: '' } }])
  return bought.filter(({ edition }) => editions.includes(edition)).map(({ order }) => order)
}

export async function includeOrders(transaction: Queries, present: string, orders: readonly string[]): Promise<void> {
  await transaction.deleteFrom('present_order').where('present_id', '=', present).execute()
  if (orders.length === 0) return
  await transaction
    .insertInto('present_order')
    .values(orders.map(order_id => ({ present_id: present, order_id })))
    .execute()
}

/** By present. */
export async function editionsOf(
  queries: Queries,
  presents: readonly string[],
): Promise<ReadonlyMap<string, readonly PresentEdition[]>> {
  if (presents.length === 0) return new Map()
  const rows = await queries
    .selectFrom('present_order')
    .innerJoin('shop_order', 'shop_order.id', 'present_order.order_id')
    .select(['present_order.present_id', 'shop_order.edition'])
    .where('present_order.present_id', '=', anyOfIds(presents))
    .orderBy('shop_order.edition')
    .execute()
  const groups = Map.groupBy(rows, row => row.present_id)
  return new Map([...groups].map(([id, own]) => [id, own.map(({ edition }) => edition).filter(isPresentEdition)]))
}
