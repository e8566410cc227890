import { exportAccount } from '../../contract/calls/export-account.ts'
import { exportAccount as exportOwn } from '../accounts/export-account.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { ordersOf } from '../shop/list-orders.ts'

export default defineSignedInHandler(exportAccount, async ({ caller, signedIn }, service) => ({
  ...(await exportOwn(service, { ...caller, signedIn })),
  orders: await ordersOf(service, signedIn, caller.claimHash),
}))
