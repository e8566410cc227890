import * as z from 'zod/mini'
import { ShareId } from '../account.ts'
import { defineCall } from '../call.ts'
import { SharedStory } from '../share.ts'

export const readShare = defineCall({
  name: 'read-share',
  method: 'GET',
  path: '/shares/{id}',
  summary: 'What a shared story is, for whoever has its address',
  params: z.strictObject({ id: ShareId }),
  output: SharedStory,
  refusals: ['not-found'],
})
