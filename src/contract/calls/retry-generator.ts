import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const retryGenerator = defineCall({
  name: 'retry-generator',
  method: 'POST',
  path: '/stories/{id}/retry',
  summary: 'Takes a failed generation up again from what is stored',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  refusals: ['not-found', 'not-failed', 'story-quota', 'budget-spent'],
})
