import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Once is enough: a story stays read. */
export const finishReading = defineCall({
  name: 'finish-reading',
  method: 'POST',
  path: '/stories/{id}/read',
  summary:
    'Keeps that the owner has reached the end of the story, without which its books are not sold where no model wrote it',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ mustBeRead: z.literal(false) }),
  refusals: ['not-found', 'not-ready'],
})
