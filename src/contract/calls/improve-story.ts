import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { REVISION_REQUEST_MAX } from '../limits.ts'
import { filledText } from '../text.ts'

export const improveStory = defineCall({
  name: 'improve-story',
  method: 'POST',
  path: '/stories/{id}/improve',
  summary: 'Changes a finished story as its owner wishes',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ changes: z.array(filledText(REVISION_REQUEST_MAX)).check(z.minLength(1), z.maxLength(1)) }),
  output: z.object({ oldVersion: z.int() }),
  refusals: [
    'not-found',
    'not-ready',
    'improving',
    'improve-quota',
    'budget-spent',
    'language-not-written',
    'unfit-for-age',
  ],
})
