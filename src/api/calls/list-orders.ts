import { listOrders } from '../../contract/calls/list-orders.ts'
import { answerSignedIn } from '../http/handler.ts'
import { ordersOf } from '../shop/list-orders.ts'

export default answerSignedIn(listOrders, async ({ signedIn, caller }, service) =>
  ordersOf(service, signedIn, caller.claimHash),
)
