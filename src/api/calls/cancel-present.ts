import { cancelPresent } from '../../contract/calls/cancel-present.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { cancelPresent as cancel } from '../presents/change-present.ts'

export default defineSignedInHandler(cancelPresent, async ({ params, caller, signedIn }, service) =>
  cancel(service, params.id, { ...caller, signedIn }),
)
