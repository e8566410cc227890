import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StoryStatus } from '../story.ts'

const KNOWN = /^\d{1,2}\.[\w-]{8}(?:,\d{1,2}\.[\w-]{8}){0,23}$/

export const readGeneratorStatus = defineCall({
  name: 'read-generator-status',
  method: 'GET',
  path: '/stories/{id}/generator-status',
  summary: 'How far a generation is, with everything that is finished',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    /** Known texts, not sent again: `number.revision`, comma-separated. */
    known: z.optional(z.string().check(z.regex(KNOWN))),
  }),
  output: StoryStatus,
  isTagged: true,
  refusals: ['not-found'],
})
