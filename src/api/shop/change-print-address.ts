import type { AddressChange, PrintProgress } from '../../contract/print-order.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Queries } from '../db/database.ts'
import { storedAddress } from '../db/shop-columns.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { isAddressDoubtful } from './postal-code.ts'
import { notePrintEvent } from './print-events.ts'
import type { ShopDeps } from './shop-deps.ts'
import { lockPrintOrder, type PrintOrderRow, storeStep } from './take-print-step.ts'
import { isBeforePrint, viewProgress } from './view-print-orders.ts'

type AddressDeps = Pick<ShopDeps, 'db' | 'clock'>

/**
 * Changes where the buyer's own paperback goes, until it is sent to print, or when it could not be delivered. Staff then look at it
 * again.
 */
export function changePrintAddress(
  deps: AddressDeps,
  id: string,
  { change, signedIn }: { readonly change: AddressChange; readonly signedIn: SignedIn },
): Promise<PrintProgress | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    if (!signedIn.session.proven) return refuse('proof-needed')
    const locked = await lockPrintOrder(transaction, id)
    if (!locked || locked.order.account_id !== signedIn.account.id) return refuse('not-found')
    const { order, print } = locked
    const before = storedAddress(order.address)
    if (before === null || order.state !== 'fulfilled' || !isBeforePrint(print)) return refuse('address-fixed')
    const address = { ...trimmed(change), country: before.country }
    if (isAddressDoubtful(address)) {
      return refuse('invalid-input', [{ path: 'postalCode', code: 'format', params: {} }])
    }
    const now = new Date(deps.clock())
    await transaction
      .updateTable('shop_order')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', id)
      .execute()
    await settleStep(transaction, print, now)
    await notePrintEvent(transaction, { order: id, type: 'address-changed', now })
    const changed = await progressOf(transaction, id)
    return changed ? viewProgress(changed) : refuse('not-found')
  })
}

/** A problem of the address ends with another one; a new order only counts on. */
async function settleStep(transaction: Queries, print: PrintOrderRow, now: Date): Promise<void> {
  if (print.state === 'problem') return storeStep(transaction, print, { step: { state: 'new' }, by: null, now })
  await transaction
    .updateTable('print_order')
    .set({ revision: print.revision + 1 })
    .where('order_id', '=', print.order_id)
    .execute()
}

/** An unproven session sees how far the orders of its browser are, without the address. */
export async function ownPrintProgress(
  { db }: Pick<AddressDeps, 'db'>,
  id: string,
  { signedIn, claimHash }: { readonly signedIn: SignedIn; readonly claimHash: string | undefined },
): Promise<PrintProgress | Refusal> {
  const { account, session } = signedIn
  const row = await progressOf(db, id)
  if (row?.account_id !== account.id) return refuse('not-found')
  if (session.proven) return viewProgress(row)
  return row.claim_hash === claimHash ? viewProgress({ ...row, address: null }) : refuse('not-found')
}

const progressOf = (queries: Queries, id: string) =>
  queries
    .selectFrom('print_order')
    .innerJoin('shop_order', 'shop_order.id', 'print_order.order_id')
    .selectAll('print_order')
    .select(['shop_order.address', 'shop_order.account_id', 'shop_order.claim_hash', 'shop_order.state as order_state'])
    .where('order_id', '=', id)
    .executeTakeFirst()

const trimmed = ({ line2, state, ...lines }: AddressChange): AddressChange => ({
  name: lines.name.trim(),
  line1: lines.line1.trim(),
  line2: line2 === null ? null : line2.trim(),
  postalCode: lines.postalCode.trim(),
  city: lines.city.trim(),
  state: state === null ? null : state.trim(),
})
