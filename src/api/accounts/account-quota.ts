import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

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
  const { mailbox_key: mailbox } = await transaction
    .selectFrom('account')
    .select('mailbox_key')
    .where('id', '=', check.accountId)
    .executeTakeFirstOrThrow()
  // Sorted: else two requests could wait for each other.
  for (const key of [mailbox, check.networkHash].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
  const since = new Date(check.now - DAY_MS)
  if ((await begunByMailbox(transaction, mailbox, since)) >= check.limit) return false
  return (await begunInNetwork(transaction, check.networkHash, since)) < check.limit * FULL_ACCOUNTS_A_NETWORK
}

async function begunByMailbox(transaction: Queries, mailbox: string, since: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('story')
    .innerJoin('account', 'account.id', 'story.account_id')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('account.mailbox_key', '=', mailbox)
    .where('story.created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Includes accounts deleted meanwhile, which still count for their day. */
async function begunInNetwork(transaction: Queries, network: string, since: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('story')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('network_hash', '=', network)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  const { count: deleted } = await transaction
    .selectFrom('sign_in_attempt')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('kind', '=', 'story-network')
    .where('key', '=', network)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count) + Number(deleted)
}
