import * as z from 'zod/mini'
import { ShareId } from '../account.ts'
import { defineCall } from '../call.ts'
import { STORY_ROLES } from '../story.ts'

/** Idempotent; no-op for an owner's own story. */
export const addStory = defineCall({
  name: 'add-story',
  method: 'POST',
  path: '/stories/add/{id}',
  summary: "Adds a shared story to the caller's library",
  access: 'session',
  params: z.strictObject({ id: ShareId }),
  output: z.object({ id: z.uuid(), role: z.enum(STORY_ROLES) }),
  refusals: ['proof-needed', 'not-found'],
})
