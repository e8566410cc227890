import { revokeOtherSessions } from '../../contract/calls/revoke-other-sessions.ts'
import { revokeOthers } from '../accounts/sessions.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(revokeOtherSessions, async ({ signedIn }, service) => ({
  revoked: await revokeOthers(service.db, signedIn, service.clock()),
}))
