import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Undoes `add-story`; can be added again while shared. */
export const removeAdded = defineCall({
  name: 'remove-added',
  method: 'DELETE',
  path: '/stories/{id}/added',
  summary: "Takes a story that somebody shared out of the caller's library",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ removed: z.literal(true) }),
  refusals: ['proof-needed', 'not-found'],
})
