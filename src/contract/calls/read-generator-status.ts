import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StoryStatus } from '../story.ts'

export const readGeneratorStatus = defineCall({
  name: 'read-generator-status',
  method: 'GET',
  path: '/stories/{id}/generator-status',
  summary: 'How far a generation is, with everything that is finished',
  params: z.strictObject({ id: z.uuid() }),
  output: StoryStatus,
  refusals: ['not-found'],
})
