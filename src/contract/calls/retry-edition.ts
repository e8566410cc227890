import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { MADE_EDITIONS } from '../edition.ts'

export const retryEdition = defineCall({
  name: 'retry-edition',
  method: 'POST',
  path: '/stories/{id}/editions/{kind}/retry',
  summary: 'Begins an edition again that could not be made',
  params: z.strictObject({ id: z.uuid(), kind: z.enum(MADE_EDITIONS) }),
  output: z.object({ state: z.literal('pending') }),
  refusals: ['not-found', 'not-failed', 'change-quota'],
})
