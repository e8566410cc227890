import { schedulePresent } from '../../contract/calls/schedule-present.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { schedulePresent as schedule } from '../presents/schedule-present.ts'

export default defineSignedInHandler(schedulePresent, async ({ params, body, caller, signedIn }, service) =>
  schedule(service, params.id, { request: body, giver: { ...caller, signedIn } }),
)
