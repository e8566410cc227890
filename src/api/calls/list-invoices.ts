import { listInvoices } from '../../contract/calls/list-invoices.ts'
import { defineHandler } from '../http/handler.ts'
import { listInvoices as list } from '../invoices/list-invoices.ts'

export default defineHandler(listInvoices, async ({ query }, { db }) => list(db, query))
