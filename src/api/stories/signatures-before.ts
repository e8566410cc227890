import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { storedSignature } from '../db/story-columns.ts'

const STORIES_COMPARED = 12

/** Signatures of the browser's stories finished before this run, newest first: the same for every repeat. */
export async function signaturesBefore(
  queries: Queries,
  story: Pick<StoryRow, 'id' | 'claim_hash' | 'language' | 'run_started_at'>,
): Promise<readonly (readonly (readonly number[])[])[]> {
  const rows = await queries
    .selectFrom('story')
    .select('signature')
    .where('claim_hash', '=', story.claim_hash)
    .where('language', '=', story.language)
    .where('id', '!=', story.id)
    .where('signature', 'is not', null)
    .where('finished_at', '<=', story.run_started_at)
    .orderBy('finished_at', 'desc')
    .limit(STORIES_COMPARED)
    .execute()
  return rows.map(({ signature }) => storedSignature(signature))
}
