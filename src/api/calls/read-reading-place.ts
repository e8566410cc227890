import { readReadingPlace } from '../../contract/calls/read-reading-place.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { readReadingPosition } from '../stories/reading-positions.ts'

export default defineSignedInHandler(readReadingPlace, async ({ params, caller, signedIn }, service) =>
  readReadingPosition(service, { ...caller, signedIn }, params.id),
)
