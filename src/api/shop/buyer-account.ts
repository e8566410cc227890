import { LINK_MINUTES } from '../../contract/account.ts'
import { type AccountRow, holdAccount, holdAccountOf } from '../accounts/accounts.ts'
import { giveStory } from '../accounts/assign-story.ts'
import { isStaffAddress } from '../accounts/email-key.ts'
import { makeLink } from '../accounts/make-link.ts'
import type { Queries } from '../db/database.ts'
import type { OrderRow, ShopDesk } from './shop-deps.ts'

/** Whose an order is, held until the transaction ends. */
export interface HeldBuyer {
  readonly account: AccountRow
  /** Whether nobody was signed in: the account is that of the mail address they paid with. */
  readonly isByMail: boolean
  /** Whether the payment made the account, so that the browser that ordered may be signed in to it. */
  readonly opensSession: boolean
}

/**
 * The account of who ordered; of a buyer who is not signed in, that of the address they paid with, made when there is
 * none. Undefined when there is no telling.
 */
export async function holdBuyer(transaction: Queries, desk: ShopDesk, order: OrderRow): Promise<HeldBuyer | undefined> {
  if (order.account_id !== null) {
    const account = await holdAccount(transaction, order.account_id)
    return account && { account, isByMail: false, opensSession: false }
  }
  if (order.email === null) return undefined
  const wanted = { email: order.email, language: order.language, now: desk.clock() }
  const { account, isNew } = await holdAccountOf(transaction, wanted)
  // Who works here always follows the link.
  const opensSession = isNew && !isStaffAddress(desk.staffEmails, order.email)
  return { account, isByMail: true, opensSession }
}

/**
 * Gives the story to its buyer. Somebody else's address can be typed at a checkout: an account that was there before gets
 * the story by a mailed link only, and no browser is signed in to it.
 */
export async function giveToBuyer(
  transaction: Queries,
  desk: ShopDesk,
  { order, story, buyer }: { readonly order: OrderRow; readonly story: string; readonly buyer: HeldBuyer },
): Promise<void> {
  const { account, isByMail, opensSession } = buyer
  const isGiven = (!isByMail || opensSession) && (await giveStory(transaction, { story, account: account.id }))
  if (!isByMail) return
  const link = await makeLink(transaction, desk, {
    accountId: account.id,
    // A browser without the mark presses a button.
    askedHash: order.browser_hmac ?? '',
    networkHash: '',
    isKnown: false,
    language: order.language,
    target: undefined,
    action: isGiven ? undefined : { kind: 'assign-story', story },
  })
  await desk.sendMail(transaction, {
    kind: opensSession ? 'welcome' : 'sign-in',
    email: account.email,
    language: order.language,
    link,
    minutes: LINK_MINUTES,
    agent: '',
    stories: isGiven ? 1 : 0,
  })
}
