import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Story } from '../story.ts'

export const readStory = defineCall({
  name: 'read-story',
  method: 'GET',
  path: '/stories/{id}',
  summary: 'One story with its chapters and media',
  params: z.strictObject({ id: z.uuid() }),
  output: Story,
  refusals: ['not-found'],
})
