import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { AddressChange, PrintProgress } from '../print-order.ts'

export const changePrintAddress = defineCall({
  name: 'change-print-address',
  method: 'PUT',
  path: '/orders/{id}/address',
  summary: "Changes where the caller's paperback goes, until it is sent to print",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: AddressChange,
  output: PrintProgress,
  refusals: ['proof-needed', 'not-found', 'address-fixed'],
})
