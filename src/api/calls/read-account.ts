import { readAccount } from '../../contract/calls/read-account.ts'
import { viewAccount } from '../accounts/view-account.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(readAccount, async ({ caller, signedIn }) => viewAccount(signedIn, caller.now))
