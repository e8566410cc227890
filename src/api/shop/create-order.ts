import { lockAccount } from '../accounts/accounts.ts'
import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { storedAcceptances } from '../db/shop-columns.ts'
import { readyProof } from '../editions/proofs.ts'
import { editionsOf } from '../presents/included-orders.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { grantedBy, lockStory } from './grants.ts'
import { newOrder, type OrderRequest } from './order-request.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** An order to continue, or a conflicting one to end first. */
export interface CreatedOrder {
  readonly order: OrderRow
  readonly isConflicting: boolean
}

/** The one open order for an edition, against double payment: the same browser gets it, another ends it. */
export function createOrder(deps: ShopDeps, request: OrderRequest): Promise<CreatedOrder | Refusal> {
  const { product, story, proof } = request
  const account = request.buyer.signedIn?.account.id
  return inTransaction(deps.db, async transaction => {
    // Account before story, as everywhere: else two could wait for each other.
    if (account !== undefined && !(await lockAccount(transaction, account))) return refuse('sign-in-needed')
    if (!(await lockStory(transaction, story.id))) return refuse('not-found')
    // An unordered proof goes when a newer one is there.
    if (proof && !(await readyProof(transaction, story.id, proof.id))) return refuse('acceptance-needed')
    if (await isBought(transaction, request)) return refuse('already-bought')
    const orders = transaction
      .selectFrom('shop_order')
      .selectAll()
      .where('story_id', '=', story.id)
      .where('edition', '=', product.name)
    if (product.name !== 'paperback' && (await orders.where('state', '=', 'paid').executeTakeFirst())) {
      return refuse('already-bought')
    }
    const open = await orders.where('state', '=', 'started').executeTakeFirst()
    if (open) return { order: open, isConflicting: !isFor(open, request) }
    const order = await transaction
      .insertInto('shop_order')
      .values(newOrder(request, deps.clock()))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { order, isConflicting: false }
  })
}

/** A recipient buys what is not a part of their present, also where the giver has it. */
async function isBought(transaction: Queries, { product, story, present }: OrderRequest): Promise<boolean> {
  if (present === undefined) return (await grantedBy(transaction, story.id, product.name)) !== undefined
  const included = await editionsOf(transaction, [present])
  return included.get(present)?.some(edition => edition === product.name) ?? false
}

/** Whether an open order fits this request. */
function isFor(
  order: OrderRow,
  { priceId, language, accepted, proof, applied, buyer, present }: OrderRequest,
): boolean {
  const before = storedAcceptances(order.accepted)
  return (
    order.claim_hash === buyer.ordererHash &&
    order.account_id === (buyer.signedIn?.account.id ?? null) &&
    order.price_id === priceId &&
    order.code_id === (applied?.id ?? null) &&
    order.discount_in_cent === (applied?.discountInCent ?? 0) &&
    order.language === language &&
    order.print_interior === (proof?.interior ?? null) &&
    order.present_id === (present ?? null) &&
    accepted.every(what => before.includes(what))
  )
}
