import * as z from 'zod/mini'
import { SignInAction } from '../../contract/account.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'
import type { Queries } from '../db/database.ts'
import { columnReader } from '../db/stored.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountRow } from './accounts.ts'
import { performAction } from './actions.ts'
import { checkLink, type LinkNames, type LinkRow, wasRequestedHere } from './check-link.ts'
import { hasOffered, setAsideOthers } from './offered-stories.ts'
import { type Browser, openSession, type SignedInBrowser } from './sessions.ts'

const storedAction = columnReader('sign_in_link.action', z.nullable(SignInAction))

export interface LinkUse extends LinkNames {
  readonly requesterHash: string | undefined
  /** Whether the button was pressed: mail scanners open pages and never press it. */
  readonly isConfirmed: boolean
  /** Whether this is a prefetch. */
  readonly isPrefetch: boolean
  readonly browser: Browser
}

/** Signs in by a mailed link, which proves the mailbox and uses the link up. */
export function useLink(deps: AccountDeps, use: LinkUse): Promise<SignedInBrowser | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    // Before the token is checked, so that the answer does not tell whether it fits.
    if (use.isPrefetch || (!use.isConfirmed && !(await wasRequestedHere(transaction, deps, use))))
      return refuse('confirmation-needed')
    const link = await checkLink(transaction, deps, use)
    return link instanceof Refusal ? link : signInBy(transaction, deps, link, use.browser)
  })
}

async function signInBy(
  transaction: Queries,
  deps: AccountDeps,
  link: LinkRow,
  browser: Browser,
): Promise<SignedInBrowser> {
  const now = new Date(deps.clock())
  await transaction.updateTable('sign_in_link').set({ used_at: now }).where('id', '=', link.id).execute()
  const account = await prove(transaction, link, now, browser)
  const jwt = await openSession(transaction, deps, { account, browser, start: 'link' })
  const done = await performAction(
    transaction,
    deps,
    account.id,
    storedAction(link.action) ?? undefined,
    browser.claimHash,
  )
  const isOffered = await hasOffered(transaction, account.id)
  // Undecided stories are shown in the library; they have no page yet.
  const to = (isOffered ? undefined : ownPath(link.target)) ?? libraryPath(link.language)
  return { jwt, user_id: account.id, email: account.email, to, done }
}

/** Ends unproven sessions, and removes what they may have set before the first proof. */
async function prove(transaction: Queries, link: LinkRow, now: Date, browser: Browser): Promise<AccountRow> {
  await transaction
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', link.account_id)
    .where('proven', '=', false)
    .where('revoked_at', 'is', null)
    .execute()
  const first = await transaction
    .updateTable('account')
    .set({ proven_at: now, password_hash: null })
    .where('id', '=', link.account_id)
    .where('proven_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (first) await setAsideOthers(transaction, { account: link.account_id, claimHash: browser.claimHash })
  return transaction
    .updateTable('account')
    .set({ language: link.language })
    .where('id', '=', link.account_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
