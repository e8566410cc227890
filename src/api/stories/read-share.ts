import type { SharedStory } from '../../contract/share.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { coverFormatsOf } from './cover-formats-of.ts'
import { coversOf } from './covers-of.ts'
import type { ViewDeps } from './view-story.ts'

/** A shared story without its owner, answers and text. */
export async function readShare(deps: ViewDeps, share: string, viewer: Viewer): Promise<SharedStory | Refusal> {
  const story = await deps.db
    .selectFrom('story')
    .innerJoin('story_share', 'story_share.story_id', 'story.id')
    .selectAll('story')
    .where('story_share.id', '=', share)
    .executeTakeFirst()
  if (!story) return refuse('not-found')
  const [covers, formats, chapters, role] = await Promise.all([
    coversOf(deps, story),
    coverFormatsOf(deps, story),
    countChapters(deps.db, story.id),
    roleOf(deps.db, story.id, viewer),
  ])
  return {
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    cover: formats.card ?? covers?.upscaled_urls[story.cover ?? 0] ?? null,
    isTitled: formats.card !== null,
    category: story.category,
    language: story.language,
    chapters,
    writtenBy: story.written_by,
    role,
    story: role === 'visitor' ? null : story.id,
  }
}

async function roleOf(queries: Queries, id: string, viewer: Viewer): Promise<SharedStory['role']> {
  const readable = await readableStories(queries, viewer).where('story.id', '=', id).executeTakeFirst()
  if (!readable) return 'visitor'
  return readable.is_own === true ? 'owner' : 'recipient'
}

async function countChapters(queries: Queries, id: string): Promise<number> {
  const { count } = await queries
    .selectFrom('chapter')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('story_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
