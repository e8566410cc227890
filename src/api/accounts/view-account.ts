import type { Account } from '../../contract/account.ts'
import type { SignedIn } from './signed-in.ts'

/** The account as whoever is signed in to it sees it. */
export const viewAccount = ({ account, session, isStaff }: SignedIn): Account => ({
  id: account.id,
  email: account.email,
  language: account.language,
  createdAt: account.createdAt.toISOString(),
  isProven: session.proven,
  hasPassword: account.hasPassword,
  isStaff,
})
