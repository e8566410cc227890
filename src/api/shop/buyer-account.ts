import { LINK_MINUTES } from '../../contract/account.ts'
import { type AccountRow, lockAccount, lockOrCreateAccount } from '../accounts/accounts.ts'
import { transferStory } from '../accounts/assign-story.ts'
import { isStaffAddress } from '../accounts/email-key.ts'
import { makeLink } from '../accounts/make-link.ts'
import type { Queries } from '../db/database.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

export interface LockedBuyer {
  readonly account: AccountRow
  /** Whether the account is found by the payment's mail address. */
  readonly isByMail: boolean
  /** Whether the payment made the account: then the ordering browser may be signed in. */
  readonly opensSession: boolean
}

/** The buyer's account, else that of the payment's address, made if need be. Undefined without either. */
export async function lockBuyer(
  transaction: Queries,
  deps: ShopDeps,
  order: OrderRow,
): Promise<LockedBuyer | undefined> {
  if (order.account_id !== null) {
    const account = await lockAccount(transaction, order.account_id)
    return account && { account, isByMail: false, opensSession: false }
  }
  if (order.email === null) return undefined
  const wanted = { email: order.email, language: order.language, now: deps.clock() }
  const { account, isNew } = await lockOrCreateAccount(transaction, wanted)
  // Staff always need the link.
  const opensSession = isNew && !isStaffAddress(deps.staffEmails, order.email)
  return { account, isByMail: true, opensSession }
}

/** Gives the story to its buyer. Checkouts accept any address: an existing account gets a mailed link only. */
export async function transferToBuyer(
  transaction: Queries,
  deps: ShopDeps,
  { order, story, buyer }: { readonly order: OrderRow; readonly story: string; readonly buyer: LockedBuyer },
): Promise<void> {
  const { account, isByMail, opensSession } = buyer
  const isGiven = (!isByMail || opensSession) && (await transferStory(transaction, { story, account: account.id }))
  if (!isByMail) return
  const link = await makeLink(transaction, deps, {
    accountId: account.id,
    // A browser without the mark presses a button.
    requesterHash: order.browser_hmac ?? '',
    networkHash: '',
    isKnown: false,
    language: order.language,
    target: undefined,
    action: isGiven ? undefined : { kind: 'assign-story', story },
  })
  await deps.sendMail(transaction, {
    kind: opensSession ? 'welcome' : 'sign-in',
    email: account.email,
    language: order.language,
    link,
    minutes: LINK_MINUTES,
    agent: '',
    stories: isGiven ? 1 : 0,
  })
}
