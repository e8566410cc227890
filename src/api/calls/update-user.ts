import { updateUser } from '../../contract/calls/update-user.ts'
import { changePassword } from '../accounts/change-password.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { proofShown } from '../http/proof-shown.ts'

export default defineSignedInHandler(updateUser, async ({ body, caller, signedIn }, service) =>
  changePassword(service, signedIn, { ...body, ...proofShown(caller, body) }),
)
