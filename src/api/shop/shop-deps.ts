import type { Selectable } from 'kysely'
import type { Edition } from '../../contract/shop.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import type { OrderTable } from '../db/shop-tables.ts'
import type { Seller } from '../invoices/seller.ts'
import type { Log } from '../log/log.ts'
import type { Payments } from '../outside/payment/payment.ts'
import type { SoldEditions } from './products.ts'
import type { SendReceipt } from './shop-mails.ts'

export type OrderRow = Selectable<OrderTable>

/** Has a granted edition made, in the granting transaction, once per order. */
type MakeEdition = (
  transaction: Queries,
  made: { readonly story: string; readonly edition: Edition; readonly order: string },
) => Promise<void>

export interface ShopDeps extends Omit<AccountDeps, 'addShare'>, SoldEditions {
  readonly log: Log
  readonly payments: Payments
  readonly seller: Seller
  readonly makeEdition: MakeEdition
  readonly sendReceipt: SendReceipt
}

export interface Buyer extends Viewer {
  /** HMAC of the browser's claim from now on. */
  readonly ordererHash: string
  /** HMAC of the asking browser's cookie; null when signed in. */
  readonly requesterHash: string | null
}
