import { removeAdded } from '../../contract/calls/remove-added.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { removeAdded as remove } from '../stories/add-shared.ts'

export default defineSignedInHandler(removeAdded, async ({ params, caller, signedIn }, service) =>
  remove(service, params.id, { ...caller, signedIn }),
)
