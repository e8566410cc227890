import * as z from 'zod/mini'
import { ShareId } from '../account.ts'
import { defineCall } from '../call.ts'
import { SharedChapter } from '../share.ts'

export const readSharedChapters = defineCall({
  name: 'read-shared-chapters',
  method: 'GET',
  path: '/shares/{id}/chapters',
  summary: 'The whole text of a shared story whose owner opened it to whoever has its address',
  params: z.strictObject({ id: ShareId }),
  output: z.object({ chapters: z.array(SharedChapter) }),
  refusals: ['not-found'],
})
