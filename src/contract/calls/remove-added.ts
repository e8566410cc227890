import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Takes back `add-story`. The same address adds it again as long as it is shared. */
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
