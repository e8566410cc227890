import * as z from 'zod/mini'
import { ShareId } from '../account.ts'
import { defineCall } from '../call.ts'
import { ShareWords } from '../share.ts'

/** Idempotent, so a GET. Makes a share only for the owner with a session: other sites' links cannot. */
export const shareStory = defineCall({
  name: 'share-story',
  method: 'GET',
  changesState: true,
  path: '/stories/{id}/share',
  summary: "The share of the caller's finished story, made when there is none",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({
    id: ShareId,
    /** Accounts that added it. */
    readers: z.int(),
    words: ShareWords,
    /** Of one chapter, the first is the whole story. */
    chapters: z.int(),
  }),
  refusals: ['proof-needed', 'not-found', 'not-ready'],
})
