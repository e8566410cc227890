import type { Database, Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { lockAccount } from './accounts.ts'
import { emailKey } from './email-key.ts'
import { unfitPassword } from './fit-password.ts'
import type { SendNotice } from './notify-owner.ts'
import { hashPassword } from './password-hash.ts'
import { type ProofShown, withoutRecentProof } from './recent-proof.ts'
import { revokeOthers } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

export interface PasswordDeps {
  readonly db: Database
  readonly clock: () => number
  readonly secret: string
  readonly notifyOwner: SendNotice
}

/** Sets the password, ends all other sessions, mails a notice. Needs a recent proof: see `withoutRecentProof`. */
export async function changePassword(
  deps: PasswordDeps,
  signedIn: SignedIn,
  { email, password, ...shown }: ProofShown & { readonly email: string; readonly password: string },
): Promise<{ success: true } | Refusal> {
  const { account, session } = signedIn
  if (emailKey(email) !== emailKey(account.email)) {
    return refuse('invalid-input', [{ path: 'email', code: 'invalid', params: {} }])
  }
  if (!session.proven) return refuse('proof-needed')
  const unfit = await unfitPassword(account.email, password)
  if (unfit) return refuse('invalid-input', [unfit])
  const refusal = await withoutRecentProof(deps, signedIn, shown)
  if (refusal) return refusal
  const password_hash = await hashPassword(password)
  return deps.db.transaction().execute(transaction => setPassword(transaction, deps, signedIn, password_hash))
}

async function setPassword(
  transaction: Queries,
  { clock, notifyOwner }: PasswordDeps,
  signedIn: SignedIn,
  password_hash: string,
): Promise<{ success: true } | Refusal> {
  const { id, email, language } = signedIn.account
  if (!(await lockAccount(transaction, id))) return refuse('unauthorised')
  await transaction.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
  await revokeOthers(transaction, signedIn, clock())
  await notifyOwner(transaction, { kind: 'password-changed', email, language, at: new Date(clock()) })
  return { success: true }
}
