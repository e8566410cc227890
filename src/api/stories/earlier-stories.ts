import type { Queries } from '../db/database.ts'

/** Earlier stories to avoid repeating. */
const STORIES_REMEMBERED = 12

/** Choices of a browser's newest stories in a language, oldest first. */
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
