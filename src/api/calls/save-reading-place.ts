import { saveReadingPlace } from '../../contract/calls/save-reading-place.ts'
import { answerSignedIn } from '../http.ts'
import { keepPlace } from '../stories/reading-places.ts'

export default answerSignedIn(saveReadingPlace, async ({ params, body, caller, signedIn }, service) =>
  keepPlace(service, { ...caller, signedIn }, params.id, body),
)
