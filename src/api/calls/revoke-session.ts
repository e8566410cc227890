import { revokeSession } from '../../contract/calls/revoke-session.ts'
import { revokeSession as revoke } from '../accounts/sessions.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(revokeSession, async ({ params, signedIn }, service) =>
  revoke(service, signedIn, params.id),
)
