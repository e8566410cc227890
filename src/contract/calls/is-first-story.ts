import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Whether a story is the first of its account, or else browser: then its files are free. */
export const isFirstStory = defineCall({
  name: 'is-first-story',
  method: 'GET',
  path: '/checkout/is-first-story/{storyId}',
  summary: "Whether a story's e-book and audiobook cost nothing",
  params: z.strictObject({ storyId: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
})
