import { callPath } from '../../contract/call.ts'
import { readStory } from '../../contract/calls/read-story.ts'
import type { Story } from '../../contract/story.ts'
import { type Viewer, visibleStories } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { chaptersOf } from './chapters-of.ts'
import { coverFormatsOf } from './cover-formats-of.ts'
import { coversOf } from './covers-of.ts'
import { ownStory, type StoryRow } from './own-story.ts'
import { viewReceipt } from './view-receipt.ts'

const LIST_MAX = 100

export interface ViewDesk {
  readonly db: Database
  readonly secret: string
  readonly clock: () => number
}

/** One story as its owner reads it. */
export async function viewStory(desk: ViewDesk, id: string, viewer: Viewer): Promise<Story | Refusal> {
  const story = await ownStory(desk.db, id, viewer)
  return story instanceof Refusal ? story : view(desk, story)
}

/** The stories that the viewer may see, newest first; with `types`, those that are finished in one of these formats. */
export async function viewStories(
  desk: ViewDesk,
  viewer: Viewer,
  types: readonly string[] | undefined,
): Promise<Story[]> {
  const rows = await visibleStories(desk.db, viewer)
    .selectAll('story')
    .orderBy('created_at', 'desc')
    .limit(LIST_MAX)
    .execute()
  const stories = await Promise.all(rows.map(row => view(desk, row)))
  return types ? stories.filter(story => story.mediaItems.some(item => types.includes(item.type))) : stories
}

async function view(desk: ViewDesk, story: StoryRow): Promise<Story> {
  const [chapters, covers, coverFormats] = await Promise.all([
    chaptersOf(desk, story),
    coversOf(desk, story),
    coverFormatsOf(desk, story),
  ])
  const isComplete = story.status === 'complete'
  const cover = covers?.upscaled_urls[story.cover ?? 0] ?? null
  const coverItem = covers && { type: 'coverimage' as const, id: covers.id, downloadUrl: cover ?? '' }
  return {
    id: story.id,
    state: story.status,
    title: story.title ?? '',
    description: story.teaser ?? '',
    teaser: story.teaser ?? '',
    category: story.category,
    language: story.language,
    length: Number(story.parameter.story.length),
    writtenBy: story.written_by,
    createdAt: story.created_at.toISOString(),
    cover,
    coverFormats,
    mediaItems: [
      ...(coverItem ? [{ ...coverItem, alt: covers.alts[story.cover ?? 0] }] : []),
      ...(isComplete
        ? [{ type: 'webbook' as const, id: story.id, downloadUrl: callPath(readStory, { id: story.id }) }]
        : []),
    ],
    chapters,
    receipt: viewReceipt(story, chapters),
    statusDetails: { position: story.position, isComplete },
  }
}
