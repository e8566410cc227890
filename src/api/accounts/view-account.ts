import type { Account } from '../../contract/account.ts'
import { RECENT_LINK_MS } from './recent-proof.ts'
import { isWithin, type SignedIn } from './signed-in.ts'

export const viewAccount = ({ account, session, isStaff }: SignedIn, now: number): Account => ({
  id: account.id,
  email: account.email,
  language: account.language,
  createdAt: account.createdAt.toISOString(),
  isProven: session.proven,
  hasPassword: account.hasPassword,
  recentProofUntil: isWithin(session.linkAt, RECENT_LINK_MS, now)
    ? new Date((session.linkAt?.getTime() ?? 0) + RECENT_LINK_MS).toISOString()
    : null,
  isStaff,
})
