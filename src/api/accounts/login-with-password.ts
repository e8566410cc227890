import type { SignedInAnswer, SignInAction } from '../../contract/account.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { AccountDesk } from './account-desk.ts'
import { accountHash } from './account-hash.ts'
import { accountOf, holdAccount } from './accounts.ts'
import { admittedAction, carryOut } from './actions.ts'
import { countAttempts, forgetAttempts, haveRoom } from './attempts.ts'
import { emailKey } from './email-key.ts'
import { isPassword } from './password-hash.ts'
import { type Browser, openSession } from './sessions.ts'

export interface PasswordAsk {
  readonly email: string
  readonly password: string
  readonly to: string | undefined
  readonly action: SignInAction | undefined
  readonly browser: Browser
  readonly networkHash: string
}

/** Signs a browser in by the account's password. A wrong one, and an address without one, look and take the same. */
export async function loginWithPassword(desk: AccountDesk, ask: PasswordAsk): Promise<SignedInAnswer | Refusal> {
  const counted = await countTry(desk, ask)
  if (!counted) return refuse('too-many-requests')
  const account = await accountOf(desk.db, ask.email)
  if (!(await isPassword(account?.password_hash ?? null, ask.password)) || !account) return refuse('wrong-credentials')
  return desk.db.transaction().execute(async transaction => {
    const held = await holdAccount(transaction, account.id)
    // The password was changed, or the account deleted, while this one was being looked at.
    if (!held || held.password_hash !== account.password_hash) return refuse('wrong-credentials')
    await forgetAttempts(transaction, counted)
    const jwt = await openSession(transaction, desk, { account: held, browser: ask.browser, proven: true })
    const action = await admittedAction(transaction, ask.action, ask.browser.claimHash)
    const done = await carryOut(transaction, desk, held.id, action)
    return { jwt, user_id: held.id, email: held.email, to: ownPath(ask.to) ?? libraryPath(held.language), done }
  })
}

/** Every try counts as a failure until it is none, so that however many come at once, no more than the limit compare. */
function countTry(desk: AccountDesk, { email, networkHash }: PasswordAsk): Promise<readonly string[] | undefined> {
  const tries = [
    { kind: 'password-account', key: accountHash(desk.secret, 'counted', emailKey(email)) },
    { kind: 'password-network', key: networkHash },
  ] as const
  return desk.db.transaction().execute(async transaction => {
    if (!(await haveRoom(transaction, tries, desk.clock()))) return undefined
    return countAttempts(transaction, tries, desk.clock())
  })
}
