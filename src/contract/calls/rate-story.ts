import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { RATINGS } from '../rating.ts'

/** The last one counts: of an account, or of a browser without one. */
export const rateStory = defineCall({
  name: 'rate-story',
  method: 'PUT',
  path: '/stories/{id}/rating',
  summary: 'Keeps how a reader found a story',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ rating: z.enum(RATINGS) }),
  output: z.object({ rating: z.enum(RATINGS) }),
  refusals: ['not-found', 'not-ready'],
})
