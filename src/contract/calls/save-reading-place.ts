import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { ReadingPosition } from '../reading-position.ts'

/** The latest position by its own time stays. */
export const saveReadingPlace = defineCall({
  name: 'save-reading-place',
  method: 'PUT',
  path: '/stories/{id}/place',
  summary: 'Keeps where the caller is reading, and answers with the place that is kept',
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: ReadingPosition,
  output: ReadingPosition,
  refusals: ['not-found'],
})
