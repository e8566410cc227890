import type { Done, SIGN_IN_MESSAGES, SignInAction } from '../../contract/account.ts'
import { LINK_MINUTES } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountHash } from './account-hash.ts'
import { type AccountRow, lockOrCreateAccount } from './accounts.ts'
import { admittedAction, performAction } from './actions.ts'
import { type Attempt, countAttempts, isWithinLimit } from './attempts.ts'
import { emailKey, isStaffAddress } from './email-key.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { makeLink } from './make-link.ts'
import { openSession } from './sessions.ts'

export interface LoginRequest {
  readonly email: string
  readonly language: Language
  readonly to: string | undefined
  readonly action: SignInAction | undefined
  readonly claimHash: string
  readonly requesterHash: string
  readonly networkHash: string
  readonly agent: string
  readonly knownHash?: string | undefined
}

export interface LoginResult {
  readonly message: (typeof SIGN_IN_MESSAGES)[number]
  /** Null where a link was mailed instead. */
  readonly jwt: string | null
  readonly user_id: string | null
  readonly to: string
  readonly done: Done
}

/** Mails a link. A new address gets an account and an unproven session at once; staff always need the link. */
export function login(deps: AccountDeps, request: LoginRequest): Promise<LoginResult | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const isKnown = await isKnownBrowser(transaction, request)
    if (!(await mayRequestLink(transaction, deps, request, isKnown))) return refuse('too-many-requests')
    const { email, language } = request
    const { account, isNew } = await lockOrCreateAccount(transaction, { email, language, now: deps.clock() })
    const action = await admittedAction(transaction, request.action, request.claimHash)
    const isInstant = isNew && !isStaffAddress(deps.staffEmails, email)
    // An unproven session keeps only what its browser made; shared stories wait for the proof.
    const isAtOnce = isInstant && action?.kind === 'assign-story'
    await mailLink(transaction, deps, request, { account, isNew, isKnown, action, isAtOnce })
    const to = ownPath(request.to) ?? libraryPath(language)
    if (!isInstant) return { message: 'Account found', jwt: null, user_id: null, to, done: [] }
    const browser = { claimHash: request.claimHash, agent: request.agent }
    const jwt = await openSession(transaction, deps, { account, browser, start: 'unproven' })
    const done = isAtOnce ? await performAction(transaction, deps, account.id, action, request.claimHash) : []
    return { message: 'Account created', jwt, user_id: account.id, to, done }
  })
}

/** Whether one more mail may be sent. Counted per asker, so that one cannot use up another's; known browsers apart. */
async function mayRequestLink(
  transaction: Queries,
  desk: AccountDeps,
  request: LoginRequest,
  isKnown: boolean,
): Promise<boolean> {
  const counted = (value: string) => accountHash(desk.secret, 'counted', value)
  const address = emailKey(request.email)
  const attempts: readonly Attempt[] = isKnown
    ? [{ kind: 'mail-known', key: counted(`${address} ${request.knownHash}`) }]
    : [
        { kind: 'mail-account', key: counted(address) },
        { kind: 'mail-asker', key: counted(`${address} ${request.networkHash}`) },
        { kind: 'mail-network', key: request.networkHash },
      ]
  if (!(await isWithinLimit(transaction, attempts, desk.clock()))) return false
  await countAttempts(transaction, attempts, desk.clock())
  return true
}

async function mailLink(
  transaction: Queries,
  deps: AccountDeps,
  request: LoginRequest,
  sent: {
    readonly account: AccountRow
    readonly isNew: boolean
    readonly isKnown: boolean
    readonly action: SignInAction | undefined
    /** Whether the action happens now, without waiting for the link. */
    readonly isAtOnce: boolean
  },
): Promise<void> {
  const link = await makeLink(transaction, deps, {
    accountId: sent.account.id,
    requesterHash: request.requesterHash,
    networkHash: request.networkHash,
    isKnown: sent.isKnown,
    language: request.language,
    target: ownPath(request.to),
    action: sent.isAtOnce ? undefined : sent.action,
  })
  await deps.sendMail(transaction, {
    kind: sent.isNew ? 'welcome' : 'sign-in',
    email: sent.account.email,
    language: request.language,
    link,
    minutes: LINK_MINUTES,
    agent: request.agent,
    stories: sent.isAtOnce ? 1 : 0,
  })
}
