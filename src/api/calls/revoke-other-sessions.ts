import { revokeOtherSessions } from '../../contract/calls/revoke-other-sessions.ts'
import { revokeOthers } from '../accounts/sessions.ts'
import { answerSignedIn } from '../http/handler.ts'

export default answerSignedIn(revokeOtherSessions, async ({ signedIn }, service) => ({
  revoked: await revokeOthers(service.db, signedIn, service.clock()),
}))
