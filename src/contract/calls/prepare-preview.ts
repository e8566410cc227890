import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StoryPreview } from '../preview.ts'

/** Each part is made once for a text; a failed one begins anew after an hour. */
export const preparePreview = defineCall({
  name: 'prepare-preview',
  method: 'POST',
  path: '/stories/{id}/preview',
  summary: "Has the first pages of a story's book and half a minute of its sound made, to be looked into in the shop",
  params: z.strictObject({ id: z.uuid() }),
  output: StoryPreview,
  refusals: ['not-found', 'not-ready'],
})
