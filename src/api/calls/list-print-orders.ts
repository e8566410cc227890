import { listPrintOrders } from '../../contract/calls/list-print-orders.ts'
import { defineHandler } from '../http/handler.ts'
import { listPrintOrders as list } from '../shop/view-print-orders.ts'

export default defineHandler(listPrintOrders, async ({ query }, service) => list(service, query))
