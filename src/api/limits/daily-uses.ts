import { sql } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Database, Queries } from '../db/database.ts'
import type { DailyUseTable } from '../db/limit-tables.ts'

export interface DailyUse {
  readonly kind: DailyUseTable['kind']
  /** Story id, or keyed hash of a browser or network. */
  readonly key: string
  readonly limit: number
}

/** Counts one more of each; false, and none, when one is used up. Locks the counts against parallel requests. */
export async function countDailyUses(transaction: Queries, uses: readonly DailyUse[], now: number): Promise<boolean> {
  // Sorted: else two requests could wait for each other.
  for (const name of uses.map(({ kind, key }) => `${kind}:${key}`).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  }
  for (const use of uses) if ((await usedToday(transaction, use, now)) >= use.limit) return false
  if (uses.length === 0) return true
  const at = new Date(now)
  await transaction
    .insertInto('daily_use')
    .values(uses.map(({ kind, key }) => ({ kind, key, at })))
    .execute()
  return true
}

async function usedToday(transaction: Queries, { kind, key }: DailyUse, now: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('daily_use')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '>', new Date(now - DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetDailyUses({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db
    .deleteFrom('daily_use')
    .where('at', '<', new Date(clock() - DAY_MS))
    .execute()
}
