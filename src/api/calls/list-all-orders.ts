import { listAllOrders } from '../../contract/calls/list-all-orders.ts'
import { defineHandler } from '../http/handler.ts'
import { allOrders } from '../shop/list-orders.ts'

export default defineHandler(listAllOrders, async ({ query }, service) => allOrders(service, query))
