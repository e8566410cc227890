import { signOut } from '../../contract/calls/sign-out.ts'
import { revokeSession } from '../accounts/sessions.ts'
import { answerSignedIn } from '../http/handler.ts'

export default answerSignedIn(signOut, async ({ caller, signedIn }, service) => {
  caller.forget('claim')
  return revokeSession(service, signedIn, signedIn.session.id)
})
