import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** The caller's own id, and a story of this browser or already theirs. */
export const assignStory = defineCall({
  name: 'assign-story',
  method: 'POST',
  path: '/stories/{id}/assign/{user_id}',
  summary: "Makes a story of this browser the caller's own",
  access: 'session',
  params: z.strictObject({ id: z.uuid(), user_id: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  refusals: ['not-found'],
})
