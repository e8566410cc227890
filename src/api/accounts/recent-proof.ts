import { LINK_MINUTES } from '../../contract/account.ts'
import type { Database } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { forgetAttempts } from './attempts.ts'
import { isPassword } from './password-hash.ts'
import { countPasswordTry } from './password-tries.ts'
import { isWithin, type SignedIn } from './signed-in.ts'

/** As long as the link itself would have worked. */
export const RECENT_LINK_MS = LINK_MINUTES * 60_000

/** Proof for what a stolen session must not be enough for. */
export interface ProofShown {
  readonly oldPassword: string | undefined
  readonly networkHash: string
  readonly knownHash: string | undefined
}

interface RecentProofDeps {
  readonly db: Database
  readonly clock: () => number
  readonly secret: string
}

/** The refusal when the proof is neither a recently followed link nor the account's password. */
export async function withoutRecentProof(
  deps: RecentProofDeps,
  { account, session }: SignedIn,
  shown: ProofShown,
): Promise<Refusal | undefined> {
  if (isWithin(session.linkAt, RECENT_LINK_MS, deps.clock())) return undefined
  if (!account.hasPassword || shown.oldPassword === undefined) return refuse('recent-proof-needed')
  const counted = await countPasswordTry(deps, { ...shown, email: account.email })
  if (!counted) return refuse('too-many-requests')
  const kept = await deps.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst()
  if (!(await isPassword(kept?.password_hash ?? null, shown.oldPassword))) {
    return refuse('invalid-input', [{ path: 'oldPassword', code: 'password-wrong', params: {} }])
  }
  await forgetAttempts(deps.db, counted)
  return undefined
}
