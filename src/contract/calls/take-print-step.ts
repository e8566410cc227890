import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PrintOrder, PrintStepRequest } from '../print-order.ts'

export const takePrintStep = defineCall({
  name: 'take-print-step',
  method: 'POST',
  path: '/print-orders/{id}/steps',
  summary: 'Notes how far a paperback is, and mails its buyer',
  access: 'staff',
  params: z.strictObject({ id: z.uuid() }),
  body: PrintStepRequest,
  output: PrintOrder,
  refusals: ['not-found', 'version-conflict'],
})
