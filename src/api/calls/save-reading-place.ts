import { saveReadingPlace } from '../../contract/calls/save-reading-place.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { saveReadingPosition } from '../stories/reading-positions.ts'

export default defineSignedInHandler(saveReadingPlace, async ({ params, body, caller, signedIn }, service) =>
  saveReadingPosition(service, { ...caller, signedIn }, params.id, body),
)
