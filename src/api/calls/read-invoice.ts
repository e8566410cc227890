import { readInvoice } from '../../contract/calls/read-invoice.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { invoiceFor } from '../invoices/invoices-of.ts'
import { refuse } from '../results/refusal.ts'

export default defineSignedInHandler(readInvoice, async ({ params, signedIn, caller, signal }, service) => {
  const invoice = await invoiceFor(service.db, params.id, signedIn, caller.claimHash)
  return invoice ? service.printInvoice(invoice, signal) : refuse('not-found')
})
