import type { Selectable } from 'kysely'
import { VERSIONS_MAX } from '../../contract/limits.ts'
import type { Version } from '../../contract/version.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import { storedPatches, type VersionRow, versionIn } from '../db/version-columns.ts'
import type { StoryVersionTable } from '../db/version-tables.ts'
import { Refusal, refuse } from '../results/refusal.ts'

/** Not stored before the first revision. */
export const FIRST_VERSION = 1

/** Undefined before the first revision. */
export async function lastVersion(queries: Queries, storyId: string): Promise<VersionRow | undefined> {
  const row = await queries
    .selectFrom('story_version')
    .selectAll()
    .where('story_id', '=', storyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && versionIn(row)
}

export async function viewVersions(
  { db }: { readonly db: Database },
  id: string,
  viewer: Viewer,
): Promise<Version[] | Refusal> {
  const story = await ownStory(db, id, viewer)
  if (story instanceof Refusal) return story
  if (story.status !== 'complete') return refuse('not-ready')
  const rows = await db
    .selectFrom('story_version')
    .select(['number', 'created_at', 'revision_request', 'restored_from', 'patches'])
    .where('story_id', '=', id)
    .orderBy('number', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  if (rows.length > 0) return rows.reverse().map(viewVersion)
  const createdAt = (story.finished_at ?? story.created_at).toISOString()
  return [{ number: FIRST_VERSION, createdAt, wish: null, restoredFrom: null, patches: [] }]
}

const viewVersion = (
  row: Pick<Selectable<StoryVersionTable>, 'number' | 'created_at' | 'revision_request' | 'restored_from' | 'patches'>,
): Version => ({
  number: row.number,
  createdAt: row.created_at.toISOString(),
  wish: row.revision_request,
  restoredFrom: row.restored_from,
  patches: storedPatches(row.patches),
})
