import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { MediaItem } from '../story.ts'

export const saveMedia = defineCall({
  name: 'save-media',
  method: 'POST',
  path: '/stories/{id}/media',
  summary: 'Chooses the cover of a story',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    type: z.literal('coverimage'),
    format: z.literal('png'),
    metadata: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(500)) }),
  }),
  output: MediaItem,
  refusals: ['not-found', 'not-ready', 'change-quota'],
})
