import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PresentCode, ReceivedPresent } from '../present.ts'

/** Idempotent. Gives this browser the right to read, from the hour on; before it the present stays sealed. */
export const openPresent = defineCall({
  name: 'open-present',
  method: 'POST',
  path: '/presents/of-code/{code}/open',
  summary: 'Opens a present in this browser, without an account',
  cost: 4,
  params: z.strictObject({ code: PresentCode }),
  output: ReceivedPresent,
  refusals: ['not-found'],
})
