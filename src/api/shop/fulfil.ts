import type { Queries } from '../db/database.ts'
import { invoiceOf } from '../invoices/invoices-of.ts'
import { includeBought } from '../presents/bought-for-present.ts'
import { type LockedBuyer, lockBuyer, transferToBuyer } from './buyer-account.ts'
import { createGrant, lockStory } from './grants.ts'
import { notePaidPrint } from './print-events.ts'
import { receiptOf } from './receipt.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** Grants, makes and receipts a paid order, exactly once. What cannot be delivered is refunded by the reconciler. */
export function fulfil(deps: ShopDeps, id: string): Promise<void> {
  return deps.db.transaction().execute(async transaction => {
    const ofId = transaction.selectFrom('shop_order').selectAll().where('id', '=', id)
    const seen = await ofId.executeTakeFirst()
    if (seen?.state !== 'paid') return
    // Lock order everywhere: account, story, order.
    const buyer = seen.story_id === null ? undefined : await lockBuyerOf(transaction, deps, seen)
    const hasStory = seen.story_id !== null && (await lockStory(transaction, seen.story_id))
    const order = await ofId.forUpdate().executeTakeFirst()
    if (order?.state !== 'paid') return
    const story = hasStory ? order.story_id : null
    if (story !== null && (await isGranted(transaction, deps, order, story))) {
      await deliverOrder(transaction, deps, { order, story, buyer })
    } else await setState(transaction, order.id, { state: 'undeliverable' })
  })
}

/** A recipient without an account needs none: their present opens in their browser, and by its code. */
const lockBuyerOf = (transaction: Queries, deps: ShopDeps, order: OrderRow): Promise<LockedBuyer | undefined> =>
  order.present_id !== null && order.account_id === null
    ? Promise.resolve(undefined)
    : lockBuyer(transaction, deps, order)

async function isGranted(
  transaction: Queries,
  { clock }: ShopDeps,
  { edition, id, present_id: present }: OrderRow,
  story: string,
): Promise<boolean> {
  if (present !== null && !(await includeBought(transaction, { order: id, present }))) return false
  const isFirst = await createGrant(transaction, { story, edition, order: id, now: new Date(clock()) })
  // The giver, or another recipient, may have it as well.
  return isFirst || present !== null
}

async function deliverOrder(
  transaction: Queries,
  deps: ShopDeps,
  paid: { readonly order: OrderRow; readonly story: string; readonly buyer: LockedBuyer | undefined },
): Promise<void> {
  const { order, story, buyer } = paid
  if (buyer && order.present_id === null) await transferToBuyer(transaction, deps, { order, story, buyer })
  await deps.makeEdition(transaction, { story, edition: order.edition, order: order.id })
  const { title } = await transaction
    .selectFrom('story')
    .select('title')
    .where('id', '=', story)
    .executeTakeFirstOrThrow()
  const invoice = await invoiceOf(transaction, order.id)
  const receipt = receiptOf(order, { origin: deps.publicOrigin, account: buyer?.account, title, invoice })
  if (receipt) await deps.sendReceipt(transaction, receipt)
  if (order.edition === 'paperback') await notePaidPrint(transaction, deps, order)
  await setState(transaction, order.id, {
    state: 'fulfilled',
    fulfilled_at: new Date(deps.clock()),
    account_id: buyer?.account.id ?? null,
    opens_session: buyer?.opensSession ?? false,
  })
}

async function setState(
  transaction: Queries,
  id: string,
  values: Pick<OrderRow, 'state'> & Partial<Pick<OrderRow, 'fulfilled_at' | 'account_id' | 'opens_session'>>,
): Promise<void> {
  await transaction.updateTable('shop_order').set(values).where('id', '=', id).execute()
}
