import { sql } from 'kysely'
import { FIRST_ESTIMATE_SECONDS } from '../../contract/limits.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queries } from '../db/database.ts'

const LAST_STORIES = 20
const CACHE_MS = 60_000

type AuthorKind = 'offline' | 'model'

/** Seconds; equal for all visitors, measured at most once a minute. */
export interface Estimates {
  seconds(author: AuthorKind): Promise<number>
}

export function openEstimates({ db, clock }: { readonly db: Queries; readonly clock: Clock }): Estimates {
  const cache = new Map<AuthorKind, { readonly at: number; readonly seconds: Promise<number> }>()
  return {
    seconds(author) {
      const before = cache.get(author)
      if (before && clock() - before.at < CACHE_MS) return before.seconds
      const seconds = measure(db, author)
      const mine = { at: clock(), seconds }
      cache.set(author, mine)
      // Callers handle the failure.
      seconds.catch(() => {
        if (cache.get(author) === mine) cache.delete(author)
      })
      return seconds
    },
  }
}

/** Median of the author kind's last stories, else the first guess. */
async function measure(queries: Queries, author: AuthorKind): Promise<number> {
  const last = queries
    .selectFrom('story')
    .select('took_ms')
    .where('written_by', '=', author)
    // The index holds only these.
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
