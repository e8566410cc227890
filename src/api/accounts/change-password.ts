import type { Database, Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { holdAccount } from './accounts.ts'
import { emailKey } from './email-key.ts'
import { unfitPassword } from './fit-password.ts'
import type { SendNotice } from './notify-owner.ts'
import { hashPassword } from './password-hash.ts'
import { type ProofShown, withoutRecentProof } from './recent-proof.ts'
import { revokeOthers } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

export interface PasswordDesk {
  readonly db: Database
  readonly clock: () => number
  readonly secret: string
  readonly tellOwner: SendNotice
}

/** Sets the password, ends all other sessions, mails a notice. Needs a recent proof: see `withoutRecentProof`. */
export async function changePassword(
  desk: PasswordDesk,
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
  const refusal = await withoutRecentProof(desk, signedIn, shown)
  if (refusal) return refusal
  const password_hash = await hashPassword(password)
  return desk.db.transaction().execute(transaction => setPassword(transaction, desk, signedIn, password_hash))
}

async function setPassword(
  transaction: Queries,
  { clock, tellOwner }: PasswordDesk,
  signedIn: SignedIn,
  password_hash: string,
): Promise<{ success: true } | Refusal> {
  const { id, email, language } = signedIn.account
  if (!(await holdAccount(transaction, id))) return refuse('unauthorised')
  await transaction.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
  await revokeOthers(transaction, signedIn, clock())
  await tellOwner(transaction, { kind: 'password-changed', email, language, at: new Date(clock()) })
  return { success: true }
}
