import { saveReadingPlace } from '../../contract/calls/save-reading-place.ts'
import { answerSignedIn } from '../http/handler.ts'
import { keepPlace } from '../stories/reading-positions.ts'

export default answerSignedIn(saveReadingPlace, async ({ params, body, caller, signedIn }, service) =>
  keepPlace(service, { ...caller, signedIn }, params.id, body),
)
