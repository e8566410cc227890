import { signOut } from '../../contract/calls/sign-out.ts'
import { revokeSession } from '../accounts/sessions.ts'
import { answerSignedIn } from '../http.ts'

export default answerSignedIn(signOut, async ({ signedIn }, service) =>
  revokeSession(service, signedIn, signedIn.session.id),
)
