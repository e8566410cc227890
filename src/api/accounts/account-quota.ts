import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import { freeFrom } from './quota-window.ts'

/** Accounts of one network that may use up their day: enough for a school. */
const FULL_ACCOUNTS_A_NETWORK = 10

export interface AccountQuotaCheck {
  readonly accountId: string
  readonly networkHash: string
  readonly limit: number
  readonly now: number
}

/** Whether a proven account may start a story today, by mailbox and network. Locks the counts until the end. */
export async function withinAccountQuota(transaction: Queries, check: AccountQuotaCheck): Promise<boolean> {
  const mailbox = await mailboxOf(transaction, check.accountId)
  // Sorted: else two requests could wait for each other.
  for (const key of [mailbox, check.networkHash].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
  return (await accountFreeFrom(transaction, check)) <= check.now
}

/** When a proven account may start its next story; 0 for now. */
export async function accountFreeFrom(queries: Queries, check: AccountQuotaCheck): Promise<number> {
  const mailbox = await mailboxFreeFrom(queries, check)
  return Math.max(mailbox, await networkFreeFrom(queries, check))
}

/** The same, by mailbox only. */
export async function mailboxFreeFrom(
  queries: Queries,
  { accountId, limit, now }: Omit<AccountQuotaCheck, 'networkHash'>,
): Promise<number> {
  const mailbox = await mailboxOf(queries, accountId)
  const starts = sql`
    select story.created_at as at from story inner join account on account.id = story.account_id
    where account.mailbox_key = ${mailbox} and story.created_at > ${dayBefore(now)}`
  return freeFrom(queries, starts, limit)
}

/** Includes accounts deleted meanwhile, which still count for their day. */
function networkFreeFrom(queries: Queries, { networkHash, limit, now }: AccountQuotaCheck): Promise<number> {
  const since = dayBefore(now)
  const starts = sql`
    select created_at as at from story where network_hash = ${networkHash} and created_at > ${since}
    union all
    select at from sign_in_attempt where kind = 'story-network' and key = ${networkHash} and at > ${since}`
  return freeFrom(queries, starts, limit * FULL_ACCOUNTS_A_NETWORK)
}

async function mailboxOf(queries: Queries, account: string): Promise<string> {
  const row = await queries
    .selectFrom('account')
    .select('mailbox_key')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  return row.mailbox_key
}

const dayBefore = (now: number): Date => new Date(now - DAY_MS)
