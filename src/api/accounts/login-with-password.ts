import type { SignInAction } from '../../contract/account.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountOf, lockAccount } from './accounts.ts'
import { admittedAction, performAction } from './actions.ts'
import { forgetAttempts } from './attempts.ts'
import { isPassword } from './password-hash.ts'
import { countPasswordTry } from './password-tries.ts'
import { type Browser, openSession, type SignedInBrowser } from './sessions.ts'

export interface PasswordLoginRequest {
  readonly email: string
  readonly password: string
  readonly to: string | undefined
  readonly action: SignInAction | undefined
  readonly browser: Browser
  readonly networkHash: string
}

/** Signs in by password. A wrong password and an unknown address give the same answer in the same time. */
export async function loginWithPassword(
  deps: AccountDeps,
  request: PasswordLoginRequest,
): Promise<SignedInBrowser | Refusal> {
  const counted = await countPasswordTry(deps, { ...request, knownHash: request.browser.knownHash })
  if (!counted) return refuse('too-many-requests')
  const account = await accountOf(deps.db, request.email)
  if (!(await isPassword(account?.password_hash ?? null, request.password)) || !account)
    return refuse('wrong-credentials')
  return deps.db.transaction().execute(async transaction => {
    const locked = await lockAccount(transaction, account.id)
    // The password was changed, or the account deleted, meanwhile.
    if (!locked || locked.password_hash !== account.password_hash) return refuse('wrong-credentials')
    await forgetAttempts(transaction, counted)
    const jwt = await openSession(transaction, deps, { account: locked, browser: request.browser, start: 'password' })
    const action = await admittedAction(transaction, request.action, request.browser.claimHash)
    const done = await performAction(transaction, deps, locked.id, action, request.browser.claimHash)
    return {
      jwt,
      user_id: locked.id,
      email: locked.email,
      to: ownPath(request.to) ?? libraryPath(locked.language),
      done,
    }
  })
}
