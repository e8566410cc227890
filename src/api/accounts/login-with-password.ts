import type { SignInAction } from '../../contract/account.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { AccountDesk } from './account-deps.ts'
import { accountOf, holdAccount } from './accounts.ts'
import { admittedAction, carryOut } from './actions.ts'
import { forgetAttempts } from './attempts.ts'
import { isPassword } from './password-hash.ts'
import { countPasswordTry } from './password-tries.ts'
import { type Browser, openSession, type SignedInBrowser } from './sessions.ts'

export interface PasswordAsk {
  readonly email: string
  readonly password: string
  readonly to: string | undefined
  readonly action: SignInAction | undefined
  readonly browser: Browser
  readonly networkHash: string
}

/** Signs in by password. A wrong password and an unknown address give the same answer in the same time. */
export async function loginWithPassword(desk: AccountDesk, ask: PasswordAsk): Promise<SignedInBrowser | Refusal> {
  const counted = await countPasswordTry(desk, { ...ask, knownHash: ask.browser.knownHash })
  if (!counted) return refuse('too-many-requests')
  const account = await accountOf(desk.db, ask.email)
  if (!(await isPassword(account?.password_hash ?? null, ask.password)) || !account) return refuse('wrong-credentials')
  return desk.db.transaction().execute(async transaction => {
    const held = await holdAccount(transaction, account.id)
    // The password was changed, or the account deleted, meanwhile.
    if (!held || held.password_hash !== account.password_hash) return refuse('wrong-credentials')
    await forgetAttempts(transaction, counted)
    const jwt = await openSession(transaction, desk, { account: held, browser: ask.browser, start: 'password' })
    const action = await admittedAction(transaction, ask.action, ask.browser.claimHash)
    const done = await carryOut(transaction, desk, held.id, action, ask.browser.claimHash)
    return { jwt, user_id: held.id, email: held.email, to: ownPath(ask.to) ?? libraryPath(held.language), done }
  })
}
