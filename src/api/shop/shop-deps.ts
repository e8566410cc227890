import type { Selectable } from 'kysely'
import type { Edition } from '../../contract/shop.ts'
import type { AccountDesk } from '../accounts/account-deps.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import type { OrderTable } from '../db/shop-tables.ts'
import type { Log } from '../log/log.ts'
import type { Payments } from '../outside/payment/payment.ts'
import type { SendReceipt } from './shop-mails.ts'

export type OrderRow = Selectable<OrderTable>

/**
 * Has an edition made that somebody has a right to from now on. Runs in the transaction that grants it, exactly once for
 * an order: what it writes or queues is there when that commits, and only then.
 */
type MakeEdition = (
  transaction: Queries,
  made: { readonly story: string; readonly edition: Edition; readonly order: string },
) => Promise<void>

/** What the rules of the shop work with. */
export interface ShopDesk extends Omit<AccountDesk, 'addShare'> {
  readonly log: Log
  readonly payments: Payments
  readonly makeEdition: MakeEdition
  readonly sendReceipt: SendReceipt
}

/** Whoever orders. */
export interface Buyer extends Viewer {
  /** HMAC of the claim their browser has from now on. */
  readonly ordersBy: string
  /** HMAC of its mark as one that asks for mailed links; null for who is signed in. */
  readonly asksBy: string | null
}
