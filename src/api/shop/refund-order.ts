import type { Queries } from '../db/database.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { refundMail } from './refund-mail.ts'
import { lockOrder, revokeOrder } from './revoke-order.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** By order id, or by payment where the service names no order. */
export interface Refund {
  readonly order: string | null
  readonly payment: string | null
  /** Whether nothing of the payment is left. */
  readonly isWhole: boolean
  /** All that went back until then; of a whole one what is left. */
  readonly refundedAmount?: number | undefined
}

export type RefundDeps = Pick<ShopDeps, 'seller' | 'clock' | 'publicOrigin' | 'sendReceipt'>

/** Ends a refunded order in any state, and what it gave; of a part only a credit note is issued. The buyer is mailed either. */
export async function refundOrder(transaction: Queries, deps: RefundDeps, refund: Refund): Promise<void> {
  const seen = await refundedOrder(transaction, refund)
  const order = seen && (await lockOrder(transaction, seen))
  if (!order || order.state === 'refunded') return
  if (!refund.isWhole) return credit(transaction, deps, { order, until: refund.refundedAmount ?? 0 })
  const now = deps.clock()
  await transaction
    .updateTable('shop_order')
    .set({ state: 'refunded', refunded_at: new Date(now) })
    .where('id', '=', order.id)
    .execute()
  await revokeOrder(transaction, order.id, now)
  await credit(transaction, deps, { order, until: 'all' })
}

/** The account is read first: nothing waits for the number of a credit note longer than it must. */
async function credit(
  transaction: Queries,
  deps: RefundDeps,
  { order, until }: { readonly order: OrderRow; readonly until: number | 'all' },
): Promise<void> {
  const account = order.account_id === null ? undefined : await findAccount(transaction, order.account_id)
  const note = await issueCreditNote(transaction, deps, { order: order.id, until })
  const mail = note && refundMail(order, { origin: deps.publicOrigin, account, note, isWhole: until === 'all' })
  if (mail) await deps.sendReceipt(transaction, mail)
}

const findAccount = (queries: Queries, id: string) =>
  queries.selectFrom('account').select(['email', 'proven_at']).where('id', '=', id).executeTakeFirst()

async function refundedOrder(queries: Queries, { order, payment }: Refund) {
  if (order === null && payment === null) return undefined
  return queries
    .selectFrom('shop_order')
    .select(['id', 'story_id'])
    .where('state', '!=', 'refunded')
    .where(order === null ? 'payment_id' : 'id', '=', order ?? payment)
    .executeTakeFirst()
}
