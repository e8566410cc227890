import type { CheckoutStatus } from '../../contract/shop.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { PaymentAway } from '../outside/payment/payment.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { type BuyerSession, sessionOfBuyer } from './buyer-session.ts'
import { isOrderId, settleCheckout } from './settle-checkout.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** How long a payment may still sign its browser in. */
const SIGN_IN_MS = 24 * 3600 * 1000

export type StatusAndSession = Omit<CheckoutStatus, 'jwt'> & { readonly session: BuyerSession | null }

/** A checkout's state; asks the payment service until settled. Never the buyer: the id alone proves nothing. */
export async function readStatus(deps: ShopDeps, id: string, viewer: Viewer): Promise<StatusAndSession | Refusal> {
  const known = await orderNamed(deps.db, id)
  if (!known) return refuse('not-found')
  if (known.state === 'started' || known.state === 'paid') await refreshOrder(deps, known)
  const order = (await orderNamed(deps.db, id)) ?? known
  const isBuyers = isOf(order, viewer)
  return {
    status: statusOf(order),
    customer_email: isBuyers ? order.email : null,
    session: isBuyers ? await sessionFor(deps, order, viewer) : null,
    product: order.edition,
    storyId: isBuyers ? order.story_id : null,
    ...(isBuyers && order.present_id !== null && { isForPresent: true }),
  }
}

const orderNamed = (queries: Queries, id: string): Promise<OrderRow | undefined> =>
  queries
    .selectFrom('shop_order')
    .selectAll()
    .where(isOrderId(id) ? 'id' : 'checkout_id', '=', id)
    .executeTakeFirst()

/** Without an answer the order stays as it is. */
async function refreshOrder(deps: ShopDeps, order: OrderRow): Promise<void> {
  if (order.checkout_id === null) return
  try {
    const checkout = await deps.payments.readCheckout(order.checkout_id)
    if (checkout) await settleCheckout(deps, checkout)
  } catch (error) {
    if (!(error instanceof PaymentAway)) throw error
  }
}

/** Paid counts as complete, also before delivery. */
function statusOf({ state }: OrderRow): CheckoutStatus['status'] {
  if (state === 'started') return 'pending'
  return state === 'expired' ? 'expired' : 'complete'
}

const isOf = (order: OrderRow, { claimHash, signedIn }: Viewer): boolean =>
  order.claim_hash === claimHash || (signedIn?.session.proven === true && order.account_id === signedIn.account.id)

/** A session of the account the payment made, for the ordering browser; else null. */
async function sessionFor(deps: ShopDeps, order: OrderRow, viewer: Viewer): Promise<BuyerSession | null> {
  const { account_id: id, claim_hash: claimHash, paid_at: paidAt } = order
  if (viewer.signedIn || !order.opens_session || id === null || viewer.claimHash !== claimHash) return null
  if (paidAt === null || paidAt.getTime() < deps.clock() - SIGN_IN_MS) return null
  return deps.db.transaction().execute(transaction => sessionOfBuyer(transaction, deps, { account: id, claimHash }))
}
