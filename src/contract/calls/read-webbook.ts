import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const readWebbook = defineCall({
  name: 'read-webbook',
  method: 'GET',
  path: '/media/{id}/download',
  summary: 'The text of a complete story',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({
    title: z.string(),
    /** Paragraphs separated by one line feed. */
    chapters: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  refusals: ['not-found', 'not-ready'],
})
