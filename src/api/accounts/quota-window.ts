import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

/** No limit allows it. */
export const NEVER = Number.POSITIVE_INFINITY

/**
 * From when fewer than `limit` of `starts` lie within a day, in milliseconds since the epoch: 0 where it is so now.
 * `starts` selects the column `at` of those of the last day.
 */
export async function freeFrom(queries: Queries, starts: RawBuilder<unknown>, limit: number): Promise<number> {
  if (limit < 1) return NEVER
  const { rows } = await sql<{ at: Date }>`
    select at from (${starts}) as starts order by at desc offset ${limit - 1} limit 1`.execute(queries)
  const [row] = rows
  return row ? row.at.getTime() + DAY_MS : 0
}
