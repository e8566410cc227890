import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const cancelPresent = defineCall({
  name: 'cancel-present',
  method: 'DELETE',
  path: '/presents/{id}',
  summary: "Takes the caller's present back, until its hour",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ cancelled: z.literal(true) }),
  refusals: ['proof-needed', 'not-found', 'present-delivered'],
})
