import type { Database } from '../db/database.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { emailKey } from './email-key.ts'
import { hashPassword } from './password-hash.ts'
import { revokeOthers } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

/** Sets the caller's password, and ends every other session of theirs. */
export async function changePassword(
  desk: { readonly db: Database; readonly clock: () => number },
  signedIn: SignedIn,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ success: true } | Refusal> {
  if (emailKey(email) !== emailKey(signedIn.account.email)) {
    return refuse('invalid-input', [{ path: 'email', code: 'invalid', params: {} }])
  }
  if (!signedIn.session.proven) return refuse('proof-needed')
  const password_hash = await hashPassword(password)
  await desk.db.transaction().execute(async transaction => {
    await transaction.updateTable('account').set({ password_hash }).where('id', '=', signedIn.account.id).execute()
    await revokeOthers(transaction, signedIn, desk.clock())
  })
  return { success: true }
}
