import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PresentCode, ReceivedPresent, Thanks } from '../present.ts'

/** A later one replaces it. */
export const thankPresent = defineCall({
  name: 'thank-present',
  method: 'POST',
  path: '/presents/of-code/{code}/thanks',
  summary: 'A line back to the giver, from who has opened the present',
  cost: 4,
  params: z.strictObject({ code: PresentCode }),
  body: z.strictObject({ thanks: Thanks }),
  output: ReceivedPresent,
  refusals: ['not-found'],
})
