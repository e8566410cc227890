import { deleteAccount } from '../../contract/calls/delete-account.ts'
import { deleteAccount as deleteEverything } from '../accounts/delete-account.ts'
import { answerSignedIn } from '../http.ts'

export default answerSignedIn(deleteAccount, async ({ caller, signedIn }, service) =>
  deleteEverything(service, { ...caller, signedIn }),
)
