import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StoryPreview } from '../preview.ts'

export const readPreview = defineCall({
  name: 'read-preview',
  method: 'GET',
  path: '/stories/{id}/preview',
  summary: 'How far the pages and the sample of a story are that the shop shows',
  params: z.strictObject({ id: z.uuid() }),
  output: StoryPreview,
  refusals: ['not-found'],
})
