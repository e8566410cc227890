import { listOrders } from '../../contract/calls/list-orders.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { ordersOf } from '../shop/list-orders.ts'

export default defineSignedInHandler(listOrders, async ({ signedIn, caller }, service) =>
  ordersOf(service, signedIn, caller.claimHash),
)
