import type * as z from 'zod/mini'
import type { Chapter } from '../../contract/story.ts'
import type { Queries } from '../db/database.ts'

/** The readable chapters of a story, in order. */
export async function chaptersOf(queries: Queries, storyId: string): Promise<z.output<typeof Chapter>[]> {
  const rows = await queries
    .selectFrom('chapter')
    .select(['number', 'title', 'text'])
    .where('story_id', '=', storyId)
    .orderBy('number')
    .execute()
  return rows.map(row => ({ ...row, mediaItems: [] }))
}
