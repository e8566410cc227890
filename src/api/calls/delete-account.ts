import { deleteAccount } from '../../contract/calls/delete-account.ts'
import { deleteAccount as deleteEverything } from '../accounts/delete-account.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { proofShown } from '../http/proof-shown.ts'
import { Refusal } from '../results/refusal.ts'

export default defineSignedInHandler(deleteAccount, async ({ body, caller, signedIn }, service) => {
  const given = await deleteEverything(service, { ...caller, signedIn }, proofShown(caller, body ?? {}))
  // Its claim goes on counting for the day's quota.
  if (!(given instanceof Refusal)) caller.forget()
  return given
})
