import { removeAdded } from '../../contract/calls/remove-added.ts'
import { answerSignedIn } from '../http/handler.ts'
import { removeAdded as remove } from '../stories/add-shared.ts'

export default answerSignedIn(removeAdded, async ({ params, caller, signedIn }, service) =>
  remove(service, params.id, { ...caller, signedIn }),
)
