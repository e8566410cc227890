import type { Queries } from '../db/database.ts'

/** Earlier stories to avoid repeating. */
const STORIES_REMEMBERED = 12

/** Choices of the newest stories of a browser, or of an account on any device, in a language; oldest first. */
export async function earlierStories(
  queries: Queries,
  by: { claimHash: string | undefined; accountId: string | undefined; language: string },
): Promise<readonly unknown[]> {
  if (by.claimHash === undefined && by.accountId === undefined) return []
  const rows = await queries
    .selectFrom('story')
    .select('history')
    .where(story =>
      story.or([
        ...(by.claimHash === undefined ? [] : [story('claim_hash', '=', by.claimHash)]),
        ...(by.accountId === undefined ? [] : [story('account_id', '=', by.accountId)]),
      ]),
    )
    .where('language', '=', by.language)
    .where('history', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(STORIES_REMEMBERED)
    .execute()
  return rows.toReversed().map(({ history }) => history)
}
