import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

/**
 * Whether an account may start one more story today. Only for proven accounts: anybody can make one that is not, and
 * stays under the quota of browser and network. Holds the account's count until the transaction ends.
 */
export async function withinAccountQuota(
  transaction: Queries,
  ask: { readonly accountId: string; readonly limit: number; readonly now: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ask.accountId}, 0))`.execute(transaction)
  const { count } = await transaction
    .selectFrom('story')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('account_id', '=', ask.accountId)
    .where('created_at', '>', new Date(ask.now - DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(count) < ask.limit
}
