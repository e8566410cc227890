import * as z from 'zod/mini'
import { ShareId } from '../account.ts'
import { defineCall } from '../call.ts'

/**
 * Asking twice gives the same share, so it is a GET that is safe to repeat. It makes one only for the owner, who shows a
 * session: no link on another site can make a browser do that.
 */
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
    /** How many accounts have it in their library by this link. */
    readers: z.int(),
  }),
  refusals: ['proof-needed', 'not-found', 'not-ready'],
})
