import { lockAccount } from '../accounts/accounts.ts'
import { transferStory } from '../accounts/assign-story.ts'
import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { claimFreeStory, isFirst } from './first-story.ts'
import { createGrant, grantedBy, lockStory } from './grants.ts'
import { newOrder, type OrderRequest } from './order-request.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Whether an edition is free: always, or as a file of the first story. Never on paper. */
export async function isFree(
  { db, secret }: Pick<ShopDeps, 'db' | 'secret'>,
  { product, story, buyer, present }: OrderRequest,
): Promise<boolean> {
  if (product.price_in_cent === 0) return true
  // The giver's first story is nobody else's.
  if (present !== undefined) return false
  return product.name !== 'paperback' && (await isFirst({ db, secret }, story, buyer))
}

/** Grants a free edition once; its order's id. A first story's files need a session. Undefined when not free. */
export function claimFreeEdition(deps: ShopDeps, request: OrderRequest): Promise<string | Refusal | undefined> {
  return inTransaction(deps.db, async transaction => {
    const { product, story } = request
    const account = request.buyer.signedIn?.account.id
    // Account before story, as everywhere: one claim after the other.
    if (account !== undefined && !(await lockAccount(transaction, account))) return refuse('sign-in-needed')
    if (!(await lockStory(transaction, story.id))) return refuse('not-found')
    const before = await grantedBy(transaction, story.id, product.name)
    if (before) return before.wasPaid ? refuse('already-bought') : before.id
    if (product.price_in_cent > 0) {
      if (account === undefined) return refuse('sign-in-needed')
      if (!(await claimForAccount(transaction, deps, request, account))) return undefined
    }
    return insertFreeOrder(transaction, deps, request)
  })
}

/** Makes the story the account's own and first; false when another is. */
async function claimForAccount(
  transaction: Queries,
  deps: ShopDeps,
  { story, buyer }: OrderRequest,
  account: string,
): Promise<boolean> {
  if (!(await isFirst({ db: transaction, secret: deps.secret }, story, buyer))) return false
  if (!(await claimFreeStory(transaction, { account, story: story.id, now: new Date(deps.clock()) }))) return false
  return transferStory(transaction, { story: story.id, account })
}

async function insertFreeOrder(transaction: Queries, deps: ShopDeps, request: OrderRequest): Promise<string> {
  const now = new Date(deps.clock())
  const order = newOrder({ ...request, applied: undefined }, deps.clock())
  await transaction
    .insertInto('shop_order')
    .values({ ...order, state: 'fulfilled', paid_in_cent: 0, paid_at: now, fulfilled_at: now })
    .execute()
  const made = { story: request.story.id, edition: request.product.name, order: order.id }
  if (!(await createGrant(transaction, { ...made, now }))) throw new Error('a grant appeared while its story was held')
  await deps.makeEdition(transaction, made)
  return order.id
}
