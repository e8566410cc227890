import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import { freeFrom } from '../accounts/quota-window.ts'
import type { Queries } from '../db/database.ts'

export interface QuotaCheck {
  /** Undefined of a browser that began nothing. */
  readonly claimHash: string | undefined
  readonly networkHash: string
  readonly limit: number
  readonly now: number
}

/** Whether browser and network may start one more story today. Locks both counts against parallel requests. */
export async function withinQuota(
  transaction: Queries,
  check: QuotaCheck & { readonly claimHash: string },
): Promise<boolean> {
  // Sorted: else two requests could wait for each other.
  for (const key of [check.claimHash, check.networkHash].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
  return (await browserFreeFrom(transaction, check)) <= check.now
}

/** When browser and network may start their next story; 0 for now. Deleted stories still count for their day. */
export async function browserFreeFrom(
  queries: Queries,
  { claimHash, networkHash, limit, now }: QuotaCheck,
): Promise<number> {
  const since = new Date(now - DAY_MS)
  const ofNetwork = sql`
    select created_at as at from story where network_hash = ${networkHash} and created_at > ${since}
    union all
    select at from sign_in_attempt where kind = 'story-network' and key = ${networkHash} and at > ${since}`
  const network = await freeFrom(queries, ofNetwork, limit)
  if (claimHash === undefined) return network
  const ofBrowser = sql`
    select created_at as at from story where claim_hash = ${claimHash} and created_at > ${since}
    union all
    select at from sign_in_attempt where kind = 'story-browser' and key = ${claimHash} and at > ${since}`
  return Math.max(network, await freeFrom(queries, ofBrowser, limit))
}
