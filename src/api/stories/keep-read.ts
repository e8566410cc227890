import type { Clock } from '../../lib/clock.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { Refusal, refuse } from '../results/refusal.ts'

/** The first time counts. */
export async function keepRead(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  id: string,
  viewer: Viewer,
): Promise<{ mustBeRead: false } | Refusal> {
  const story = await ownStory(db, id, viewer)
  if (story instanceof Refusal) return story
  if (story.status !== 'complete') return refuse('not-ready')
  await db
    .updateTable('story')
    .set({ read_at: new Date(clock()) })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute()
  return { mustBeRead: false }
}
