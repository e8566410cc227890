import { listAllOrders } from '../../contract/calls/list-all-orders.ts'
import { answer } from '../http/handler.ts'
import { allOrders } from '../shop/list-orders.ts'

export default answer(listAllOrders, async ({ query }, service) => allOrders(service, query))
