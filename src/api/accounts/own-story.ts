import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { StoryTable } from '../db/schema.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { type Viewer, visibleStory } from './visible-stories.ts'

export type StoryRow = Selectable<StoryTable>

/** The story, if it is the viewer's to see; undefined alike for a stranger's and a missing one. */
export async function ownStory(queries: Queries, id: string, viewer: Viewer): Promise<StoryRow | Refusal> {
  const row = await visibleStory(queries, viewer, id).selectAll('story').executeTakeFirst()
  return row ?? refuse('not-found')
}
