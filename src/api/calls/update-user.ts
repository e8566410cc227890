import { updateUser } from '../../contract/calls/update-user.ts'
import { changePassword } from '../accounts/change-password.ts'
import { answerSignedIn } from '../http.ts'

export default answerSignedIn(updateUser, async ({ body, signedIn }, service) =>
  changePassword(service, signedIn, body),
)
