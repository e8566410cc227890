import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

export interface QuotaCheck {
  readonly claimHash: string
  readonly networkHash: string
  readonly limit: number
  readonly now: number
}

/** Whether browser and network may start one more story today. Locks both counts against parallel requests. */
export async function withinQuota(transaction: Queries, check: QuotaCheck): Promise<boolean> {
  // Sorted: else two requests could wait for each other.
  for (const key of [check.claimHash, check.networkHash].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
  const since = new Date(check.now - DAY_MS)
  for (const [column, kind, hash] of [
    ['claim_hash', 'story-browser', check.claimHash],
    ['network_hash', 'story-network', check.networkHash],
  ] as const) {
    const { count } = await transaction
      .selectFrom('story')
      .select(query => query.fn.countAll<string>().as('count'))
      .where(column, '=', hash)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (Number(count) + (await deletedSince(transaction, kind, hash, since)) >= check.limit) return false
  }
  return true
}

/** Deleted stories still count for their day. */
async function deletedSince(
  transaction: Queries,
  kind: 'story-browser' | 'story-network',
  key: string,
  since: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('sign_in_attempt')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
