import type { Queries } from '../db/database.ts'

/** Stories that a new one keeps clear of. Who has read more has forgotten the first. */
const STORIES_REMEMBERED = 12

/** What the newest stories of a browser in a language were told with, the oldest of them first. */
export async function earlierStories(
  queries: Queries,
  by: { claimHash: string; language: string },
): Promise<readonly unknown[]> {
  const rows = await queries
    .selectFrom('story')
    .select('history')
    .where('claim_hash', '=', by.claimHash)
    .where('language', '=', by.language)
    .where('history', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(STORIES_REMEMBERED)
    .execute()
  return rows.toReversed().map(({ history }) => history)
}
