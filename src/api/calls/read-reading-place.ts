import { readReadingPlace } from '../../contract/calls/read-reading-place.ts'
import { answerSignedIn } from '../http.ts'
import { keptPlace } from '../stories/reading-places.ts'

export default answerSignedIn(readReadingPlace, async ({ params, caller, signedIn }, service) =>
  keptPlace(service, { ...caller, signedIn }, params.id),
)
