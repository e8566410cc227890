import { readAccount } from '../../contract/calls/read-account.ts'
import { viewAccount } from '../accounts/view-account.ts'
import { answerSignedIn } from '../http/handler.ts'

export default answerSignedIn(readAccount, async ({ caller, signedIn }) => viewAccount(signedIn, caller.now))
