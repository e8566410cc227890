import { readReadingPlace } from '../../contract/calls/read-reading-place.ts'
import { answerSignedIn } from '../http/handler.ts'
import { keptPlace } from '../stories/reading-positions.ts'

export default answerSignedIn(readReadingPlace, async ({ params, caller, signedIn }, service) =>
  keptPlace(service, { ...caller, signedIn }, params.id),
)
