import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const STORIES_MAX = 50

export const decideOffered = defineCall({
  name: 'decide-offered',
  method: 'POST',
  path: '/user/offered',
  summary: 'Keeps or deletes stories that wait for the caller’s word',
  access: 'session',
  body: z.strictObject({
    decision: z.enum(['keep', 'discard']),
    stories: z.array(z.uuid()).check(z.minLength(1), z.maxLength(STORIES_MAX)),
  }),
  output: z.object({ decided: z.int() }),
  refusals: ['proof-needed'],
})
