import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { ShareWords } from '../share.ts'

export const changeShare = defineCall({
  name: 'change-share',
  method: 'PUT',
  path: '/stories/{id}/share',
  summary: "Says who shares the caller's story and why, and what of it is read without an account",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: ShareWords,
  output: z.object({ words: ShareWords }),
  refusals: ['proof-needed', 'not-found'],
})
