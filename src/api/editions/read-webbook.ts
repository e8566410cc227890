import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

/** For the owner and readers of a share. */
export async function readWebbook(
  { db }: { readonly db: Queries },
  id: string,
  viewer: Viewer,
): Promise<{ title: string; chapters: { title: string; text: string }[] } | Refusal> {
  const story = await readableStories(db, viewer)
    .select(['story.title', 'story.status'])
    .where('story.id', '=', id)
    .executeTakeFirst()
  if (!story) return refuse('not-found')
  if (story.status !== 'complete') return refuse('not-ready')
  const chapters = await db
    .selectFrom('chapter')
    .select(['title', 'text'])
    .where('story_id', '=', id)
    .orderBy('number')
    .execute()
  return { title: story.title ?? '', chapters }
}
