import type { AccountExport } from '../../contract/account-export.ts'
import type { Queries } from '../db/database.ts'

/** Presents that an account gives. */
export async function givenBy(db: Queries, account: string): Promise<AccountExport['presents']> {
  const rows = await db
    .selectFrom('present')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('created_at')
    .execute()
  return rows.map(row => ({
    story: row.story_id,
    from: row.from_name,
    to: row.to_name,
    dedication: row.dedication,
    address: row.to_address,
    createdAt: row.created_at.toISOString(),
    opensAt: row.opens_at.toISOString(),
    timeZone: row.time_zone,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    thanks: row.thanks,
  }))
}

/** Presents in its library; the stories themselves belong to their givers. */
export async function keptBy(db: Queries, account: string): Promise<AccountExport['received']> {
  const rows = await db
    .selectFrom('present')
    .innerJoin('story', 'story.id', 'present.story_id')
    .select(['story.id as story', 'story.title', 'from_name', 'to_name', 'dedication', 'thanks', 'kept_at'])
    .where('kept_by', '=', account)
    .where('ended_at', 'is', null)
    .orderBy('kept_at')
    .execute()
  return rows.map(({ story, title, from_name, to_name, dedication, thanks, kept_at }) => ({
    story,
    title: title ?? '',
    from: from_name,
    to: to_name,
    dedication,
    thanks,
    keptAt: kept_at?.toISOString() ?? null,
  }))
}
