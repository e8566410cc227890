import { changePresent } from '../../contract/calls/change-present.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { changePresent as change } from '../presents/change-present.ts'

export default defineSignedInHandler(changePresent, async ({ params, body, caller, signedIn }, service) =>
  change(service, params.id, { request: body, giver: { ...caller, signedIn } }),
)
