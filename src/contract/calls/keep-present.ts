import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PresentCode, ReceivedPresent } from '../present.ts'

/** Idempotent. One account keeps a present; from then on its code opens nothing for others. */
export const keepPresent = defineCall({
  name: 'keep-present',
  method: 'POST',
  path: '/presents/of-code/{code}/keep',
  summary: "Puts a present into the caller's library",
  access: 'session',
  cost: 4,
  params: z.strictObject({ code: PresentCode }),
  output: ReceivedPresent,
  refusals: ['proof-needed', 'not-found'],
})
