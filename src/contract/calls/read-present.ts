import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PresentCode, ReceivedPresent } from '../present.ts'

export const readPresent = defineCall({
  name: 'read-present',
  method: 'GET',
  path: '/presents/of-code/{code}',
  summary: 'A present as whoever has its code sees it',
  cost: 4,
  params: z.strictObject({ code: PresentCode }),
  output: ReceivedPresent,
  refusals: ['not-found'],
})
