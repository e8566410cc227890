import type { Done, SIGN_IN_MESSAGES, SignInAction } from '../../contract/account.ts'
import { LINK_MINUTES } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { AccountDesk } from './account-deps.ts'
import { accountHash } from './account-hash.ts'
import { type AccountRow, holdAccountOf } from './accounts.ts'
import { admittedAction, carryOut } from './actions.ts'
import { type Attempt, countAttempts, haveRoom } from './attempts.ts'
import { emailKey, isStaffAddress } from './email-key.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { makeLink } from './make-link.ts'
import { openSession } from './sessions.ts'

export interface LoginAsk {
  readonly email: string
  readonly language: Language
  readonly to: string | undefined
  readonly action: SignInAction | undefined
  readonly claimHash: string
  readonly askedHash: string
  readonly networkHash: string
  readonly agent: string
  readonly knownHash?: string | undefined
}

export interface LoginAnswer {
  readonly message: (typeof SIGN_IN_MESSAGES)[number]
  /** Null where a link was mailed instead. */
  readonly jwt: string | null
  readonly user_id: string | null
  readonly to: string
  readonly done: Done
}

/** Mails a link. A new address gets an account and an unproven session at once; staff always need the link. */
export function login(desk: AccountDesk, ask: LoginAsk): Promise<LoginAnswer | Refusal> {
  return desk.db.transaction().execute(async transaction => {
    const isKnown = await isKnownBrowser(transaction, ask)
    if (!(await mayAsk(transaction, desk, ask, isKnown))) return refuse('too-many-requests')
    const { email, language } = ask
    const { account, isNew } = await holdAccountOf(transaction, { email, language, now: desk.clock() })
    const action = await admittedAction(transaction, ask.action, ask.claimHash)
    const isInstant = isNew && !isStaffAddress(desk.staffEmails, email)
    // An unproven session keeps only what its browser made; shared stories wait for the proof.
    const isAtOnce = isInstant && action?.kind === 'assign-story'
    await mailLink(transaction, desk, ask, { account, isNew, isKnown, action, isAtOnce })
    const to = ownPath(ask.to) ?? libraryPath(language)
    if (!isInstant) return { message: 'Account found', jwt: null, user_id: null, to, done: [] }
    const browser = { claimHash: ask.claimHash, agent: ask.agent }
    const jwt = await openSession(transaction, desk, { account, browser, start: 'unproven' })
    const done = isAtOnce ? await carryOut(transaction, desk, account.id, action, ask.claimHash) : []
    return { message: 'Account created', jwt, user_id: account.id, to, done }
  })
}

/** Whether one more mail may be sent. Counted per asker, so that one cannot use up another's; known browsers apart. */
async function mayAsk(transaction: Queries, desk: AccountDesk, ask: LoginAsk, isKnown: boolean): Promise<boolean> {
  const counted = (value: string) => accountHash(desk.secret, 'counted', value)
  const address = emailKey(ask.email)
  const asked: readonly Attempt[] = isKnown
    ? [{ kind: 'mail-known', key: counted(`${address} ${ask.knownHash}`) }]
    : [
        { kind: 'mail-account', key: counted(address) },
        { kind: 'mail-asker', key: counted(`${address} ${ask.networkHash}`) },
        { kind: 'mail-network', key: ask.networkHash },
      ]
  if (!(await haveRoom(transaction, asked, desk.clock()))) return false
  await countAttempts(transaction, asked, desk.clock())
  return true
}

async function mailLink(
  transaction: Queries,
  desk: AccountDesk,
  ask: LoginAsk,
  sent: {
    readonly account: AccountRow
    readonly isNew: boolean
    readonly isKnown: boolean
    readonly action: SignInAction | undefined
    /** Whether the action happens now, without waiting for the link. */
    readonly isAtOnce: boolean
  },
): Promise<void> {
  const link = await makeLink(transaction, desk, {
    accountId: sent.account.id,
    askedHash: ask.askedHash,
    networkHash: ask.networkHash,
    isKnown: sent.isKnown,
    language: ask.language,
    target: ownPath(ask.to),
    action: sent.isAtOnce ? undefined : sent.action,
  })
  await desk.sendMail(transaction, {
    kind: sent.isNew ? 'welcome' : 'sign-in',
    email: sent.account.email,
    language: ask.language,
    link,
    minutes: LINK_MINUTES,
    agent: ask.agent,
    stories: sent.isAtOnce ? 1 : 0,
  })
}
