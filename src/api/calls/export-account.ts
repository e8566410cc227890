import { exportAccount } from '../../contract/calls/export-account.ts'
import { exportAccount as exportEverything } from '../accounts/export-account.ts'
import { answerSignedIn } from '../http.ts'

export default answerSignedIn(exportAccount, async ({ caller, signedIn }, service) =>
  exportEverything(service, { ...caller, signedIn }),
)
