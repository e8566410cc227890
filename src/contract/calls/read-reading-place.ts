import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { ReadingPosition } from '../reading-position.ts'

export const readReadingPlace = defineCall({
  name: 'read-reading-place',
  method: 'GET',
  path: '/stories/{id}/place',
  summary: 'Where the caller last read a story, on any device',
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ place: z.nullable(ReadingPosition) }),
  refusals: ['not-found'],
})
