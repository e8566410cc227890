import { signOut } from '../../contract/calls/sign-out.ts'
import { revokeSession } from '../accounts/sessions.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(signOut, async ({ caller, signedIn }, service) => {
  caller.forget('claim')
  return revokeSession(service, signedIn, signedIn.session.id)
})
