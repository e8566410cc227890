import { CHAPTERS_MAX } from '../../contract/limits.ts'
import type { SharedChapter, SharedStory } from '../../contract/share.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { coverFormatsOf } from './cover-formats-of.ts'
import { wordsOf } from './share-story.ts'
import type { ViewDeps } from './view-story.ts'

/** A shared story without its owner and answers, and without the text that the share does not open. */
export async function readShare(deps: ViewDeps, share: string, viewer: Viewer): Promise<SharedStory | Refusal> {
  const story = await deps.db
    .selectFrom('story')
    .innerJoin('story_share', 'story_share.story_id', 'story.id')
    .selectAll('story')
    .select(['story_share.sender', 'story_share.note', 'story_share.opens'])
    .where('story_share.id', '=', share)
    .executeTakeFirst()
  if (!story) return refuse('not-found')
  const [formats, chapters, role, beginning] = await Promise.all([
    coverFormatsOf(deps, story),
    countChapters(deps.db, story.id),
    roleOf(deps.db, story.id, viewer),
    chaptersTo(deps.db, story.id, BEGINNING_CHAPTERS),
  ])
  const [first, second] = story.opens === 'cover' ? [] : beginning
  return {
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    cover: formats.card,
    category: story.category,
    language: story.language,
    chapters,
    writtenBy: story.written_by,
    role,
    story: role === 'visitor' ? null : story.id,
    ...wordsOf(story),
    firstChapter: first ?? null,
    nextTitle: second?.title ?? null,
  }
}

/** The first one is shown, the second one named. */
const BEGINNING_CHAPTERS = 2

export async function readSharedChapters(db: Queries, share: string): Promise<{ chapters: SharedChapter[] } | Refusal> {
  const found = await db
    .selectFrom('story_share')
    .select('story_id')
    .where('id', '=', share)
    .where('opens', '=', 'whole')
    .executeTakeFirst()
  return found ? { chapters: await chaptersTo(db, found.story_id, CHAPTERS_MAX) } : refuse('not-found')
}

const chaptersTo = (db: Queries, story: string, last: number): Promise<SharedChapter[]> =>
  db
    .selectFrom('chapter')
    .select(['number', 'title', 'text'])
    .where('story_id', '=', story)
    .where('number', '<=', last)
    .orderBy('number')
    .execute()

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
