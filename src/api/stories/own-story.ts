import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { StoryTable } from '../db/schema.ts'
import { type Refusal, refuse } from '../refusal.ts'

export type StoryRow = Selectable<StoryTable>

/** The story, if this browser made it. A stranger's story and one that never was look the same. */
export async function ownStory(
  queries: Queries,
  id: string,
  claimHash: string | undefined,
): Promise<StoryRow | Refusal> {
  if (!claimHash) return refuse('not-found')
  const row = await queries
    .selectFrom('story')
    .selectAll()
    .where('id', '=', id)
    .where('claim_hash', '=', claimHash)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}
