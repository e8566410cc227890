import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { ReadingPlace } from '../reading-place.ts'

/** The place that was kept last by its own time stays: a late save of another device changes nothing. */
export const saveReadingPlace = defineCall({
  name: 'save-reading-place',
  method: 'PUT',
  path: '/stories/{id}/place',
  summary: 'Keeps where the caller is reading, and answers with the place that is kept',
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: ReadingPlace,
  output: ReadingPlace,
  refusals: ['not-found'],
})
