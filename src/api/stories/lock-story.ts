import { ownStory, type StoryRow } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { Refusal, refuse } from '../results/refusal.ts'

/** The caller's finished story, locked. Refused while a revision is under way. */
export async function lockFinishedStory(transaction: Queries, id: string, viewer: Viewer): Promise<StoryRow | Refusal> {
  const own = await ownStory(transaction, id, viewer)
  if (own instanceof Refusal) return own
  const story = await transaction
    .selectFrom('story')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (story.status !== 'complete') return refuse('not-ready')
  const working = await transaction
    .selectFrom('revision_request')
    .select('id')
    .where('story_id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return working ? refuse('improving') : story
}
