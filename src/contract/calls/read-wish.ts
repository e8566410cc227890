import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { RevisionRequest } from '../version.ts'

export const readWish = defineCall({
  name: 'read-wish',
  method: 'GET',
  path: '/stories/{id}/wish',
  summary: 'The last wish for a story as long as it, or a part of it, has not come true; null when there is none',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ wish: z.nullable(RevisionRequest) }),
  refusals: ['not-found'],
})
