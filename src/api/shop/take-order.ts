import { holdAccount } from '../accounts/accounts.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { readyProof } from '../editions/proofs.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { grantedBy, holdStory } from './grants.ts'
import { newOrder, type OrderWish } from './order-request.ts'
import type { OrderRow, ShopDesk } from './shop-deps.ts'

/** An order to continue, or a conflicting one to end first. */
export interface TakenOrder {
  readonly order: OrderRow
  readonly isInTheWay: boolean
}

/** The one open order for an edition, against double payment: the same browser gets it, another ends it. */
export function takeOrder(desk: ShopDesk, wish: OrderWish): Promise<TakenOrder | Refusal> {
  const { product, story, proof } = wish
  const account = wish.buyer.signedIn?.account.id
  return inTransaction(desk.db, async transaction => {
    // Account before story, as everywhere: else two could wait for each other.
    if (account !== undefined && !(await holdAccount(transaction, account))) return refuse('sign-in-needed')
    if (!(await holdStory(transaction, story.id))) return refuse('not-found')
    // An unordered proof goes when a newer one is there.
    if (proof && !(await readyProof(transaction, story.id, proof.id))) return refuse('acceptance-needed')
    if (await grantedBy(transaction, story.id, product.name)) return refuse('already-bought')
    const orders = transaction
      .selectFrom('shop_order')
      .selectAll()
      .where('story_id', '=', story.id)
      .where('edition', '=', product.name)
    if (product.name !== 'paperback' && (await orders.where('state', '=', 'paid').executeTakeFirst())) {
      return refuse('already-bought')
    }
    const open = await orders.where('state', '=', 'started').executeTakeFirst()
    if (open) return { order: open, isInTheWay: !isFor(open, wish) }
    const order = await transaction
      .insertInto('shop_order')
      .values(newOrder(wish, desk.clock()))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { order, isInTheWay: false }
  })
}

/** Whether an open order fits this request. */
function isFor(order: OrderRow, { priceId, language, accepted, proof, buyer }: OrderWish): boolean {
  return (
    order.claim_hash === buyer.ordersBy &&
    order.account_id === (buyer.signedIn?.account.id ?? null) &&
    order.price_id === priceId &&
    order.language === language &&
    order.print_interior === (proof?.interior ?? null) &&
    accepted.every(what => order.accepted.includes(what))
  )
}
