import type { GivenPresent, PresentEdition } from '../../contract/present.ts'
import { localTime } from '../../lib/zoned-time.ts'
import { anyOfIds } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import { editionsOf } from './included-orders.ts'
import type { PresentRow } from './present-deps.ts'

/** Presents as their giver sees them. */
export async function viewGiven(queries: Queries, rows: readonly PresentRow[], now: number): Promise<GivenPresent[]> {
  const editions = await editionsOf(
    queries,
    rows.map(({ id }) => id),
  )
  const failed = await failedMails(queries, rows)
  return rows.map(row => givenPresent(row, { editions: editions.get(row.id) ?? [], failed, now }))
}

/** Mails of presents that no mail program took. */
async function failedMails(queries: Queries, rows: readonly PresentRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ mail_id }) => mail_id ?? [])
  if (ids.length === 0) return new Set()
  const failed = await queries
    .selectFrom('mail')
    .select('id')
    .where('id', '=', anyOfIds(ids))
    .where('failed_at', 'is not', null)
    .execute()
  return new Set(failed.map(({ id }) => id))
}

interface About {
  readonly editions: readonly PresentEdition[]
  readonly failed: ReadonlySet<string>
  readonly now: number
}

function givenPresent(row: PresentRow, { editions, failed, now }: About): GivenPresent {
  const [day = '', hour = ''] = localTime(row.opens_at.getTime(), row.time_zone).split('T')
  return {
    id: row.id,
    story: row.story_id,
    code: row.code,
    state: stateOf(row, failed, now),
    from: row.from_name,
    to: row.to_name,
    dedication: row.dedication,
    delivery: row.delivery,
    address: row.to_address,
    day,
    hour,
    timeZone: row.time_zone,
    language: row.language,
    editions: [...editions],
    opensAt: row.opens_at.toISOString(),
    deliveredAt: written(row.delivered_at),
    openedAt: written(row.opened_at),
    isKept: row.kept_at !== null,
    thanks: row.thanks,
    thankedAt: written(row.thanked_at),
  }
}

function stateOf(row: PresentRow, failed: ReadonlySet<string>, now: number): GivenPresent['state'] {
  if (row.ended_at) return 'ended'
  if (row.opened_at) return 'opened'
  if (row.mail_id !== null && failed.has(row.mail_id)) return 'undelivered'
  if (row.delivered_at) return 'delivered'
  return row.delivery === 'card' && row.opens_at.getTime() <= now ? 'delivered' : 'scheduled'
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null
