import { sql } from 'kysely'
import { FIRST_ESTIMATE_SECONDS } from '../../contract/limits.ts'
import type { Queries } from '../db/database.ts'

const LAST_STORIES = 20

/** Seconds a story takes: the median of the last finished ones by the same kind of author, or the first guess. */
export async function estimateSeconds(queries: Queries, author: 'offline' | 'model'): Promise<number> {
  const last = queries
    .selectFrom('story')
    .select('took_ms')
    .where('written_by', '=', author)
    .where('took_ms', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(LAST_STORIES)
    .as('last')
  const { median } = await queries
    .selectFrom(last)
    .select(sql<number | null>`percentile_cont(0.5) within group (order by took_ms)`.as('median'))
    .executeTakeFirstOrThrow()
  return median === null ? FIRST_ESTIMATE_SECONDS : Math.max(1, Math.ceil(median / 1000))
}
