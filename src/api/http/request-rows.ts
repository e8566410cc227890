import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'

const BATCH = 1000

interface Requests {
  readonly key: Buffer
  /** Milliseconds since the epoch. */
  readonly endsAt: number
  readonly count: number
}

/** Adds to the shared counts; the totals, in the given order. */
export async function addRequests(db: Database, requests: readonly Requests[]): Promise<number[]> {
  const totals = new Map<string, number>()
  const name = (key: Buffer, endsAt: number) => `${endsAt} ${key.toString('hex')}`
  // Sorted: else two processes could wait for each other.
  const sorted = requests.toSorted((one, other) => one.endsAt - other.endsAt || Buffer.compare(one.key, other.key))
  for (let from = 0; from < sorted.length; from += BATCH) {
    const some = sorted.slice(from, from + BATCH)
    const { rows } = await sql<{ key: Buffer; ends_at: Date; count: number }>`
      insert into request_count as kept (ends_at, key, count)
      select to_timestamp(added.ends_at / 1000.0), decode(added.key, 'hex'), added.count
      from unnest(
        ${some.map(({ endsAt }) => endsAt)}::bigint[],
        ${some.map(({ key }) => key.toString('hex'))}::text[],
        ${some.map(({ count }) => count)}::integer[]
      ) as added (ends_at, key, count)
      on conflict (ends_at, key) do update set count = kept.count + excluded.count
      returning key, ends_at, count`.execute(db)
    for (const { key, ends_at, count } of rows) totals.set(name(key, ends_at.getTime()), count)
  }
  return requests.map(({ key, endsAt, count }) => totals.get(name(key, endsAt)) ?? count)
}

/** Removes counts of ended windows; their number. `now` in milliseconds since the epoch. */
export async function sweepRequestCounts(queries: Queries, now: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('request_count')
    .where('ends_at', '<', new Date(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
