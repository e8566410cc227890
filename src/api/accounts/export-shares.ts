import type { AccountExport } from '../../contract/account-export.ts'
import type { Queries } from '../db/database.ts'

export async function sharesOf(db: Queries, stories: readonly string[]): Promise<AccountExport['shares']> {
  if (stories.length === 0) return []
  const rows = await db
    .selectFrom('story_share')
    .select(['id', 'story_id as story', 'created_at', 'sender', 'note', 'opens'])
    .where('story_id', 'in', stories)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, sender, note, ...share }) => ({
    ...share,
    createdAt: created_at.toISOString(),
    sender: sender ?? '',
    note: note ?? '',
  }))
}

/** Shared stories that this account added; the stories themselves belong to others. */
export async function addedBy(db: Queries, account: string): Promise<AccountExport['added']> {
  const rows = await db
    .selectFrom('added_story')
    .innerJoin('story_share', 'story_share.id', 'added_story.share_id')
    .innerJoin('story', 'story.id', 'story_share.story_id')
    .select(['story.id as story', 'story.title', 'added_story.added_at'])
    .where('added_story.account_id', '=', account)
    .orderBy('added_story.added_at')
    .execute()
  return rows.map(({ story, title, added_at }) => ({ story, title: title ?? '', addedAt: added_at.toISOString() }))
}
