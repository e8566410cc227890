import { exportInvoices } from '../../contract/calls/export-invoices.ts'
import { defineHandler } from '../http/handler.ts'
import { exportInvoices as exported } from '../invoices/export-invoices.ts'

export default defineHandler(exportInvoices, async ({ params }, { db }) => exported(db, params.month))
