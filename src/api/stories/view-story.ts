import type { SqlBool } from 'kysely'
import { callPath } from '../../contract/call.ts'
import { readStory } from '../../contract/calls/read-story.ts'
import type { Rating } from '../../contract/rating.ts'
import type { Story } from '../../contract/story.ts'
import { mustBeRead } from '../accounts/must-be-read.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { dedicationTo, receivedEditions } from '../accounts/present-rights.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { editionItems } from '../editions/view-editions.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { chaptersOf } from './chapters-of.ts'
import { coverFormatsOf } from './cover-formats-of.ts'
import { coversOf } from './covers-of.ts'
import { ratingIn } from './keep-rating.ts'
import { viewReceipt } from './view-receipt.ts'

export interface ViewDeps {
  readonly db: Database
  readonly secret: string
  readonly clock: () => number
}

type ReadableRow = StoryRow & { readonly is_own: SqlBool; readonly rating: Rating | null }

export async function viewStory(deps: ViewDeps, id: string, viewer: Viewer): Promise<Story | Refusal> {
  const story = await readableStories(deps.db, viewer)
    .selectAll('story')
    .select(build => ratingIn(build, viewer).as('rating'))
    .where('story.id', '=', id)
    .executeTakeFirst()
  return story ? view(deps, story, viewer) : refuse('not-found')
}

async function view(deps: ViewDeps, story: ReadableRow, viewer: Viewer): Promise<Story> {
  const { length, targetAge } = storedParameter(story.parameter).story
  const isComplete = story.status === 'complete'
  const isOwn = story.is_own === true
  const received = isOwn ? undefined : await receivedEditions(deps.db, story.id, viewer)
  const [chapters, covers, coverFormats, editions, dedication] = await Promise.all([
    chaptersOf(deps, story),
    coversOf(deps, story),
    coverFormatsOf(deps, story),
    editionItems(deps, story, received?.editions ?? 'owner'),
    isOwn ? undefined : dedicationTo(deps.db, story.id, viewer),
  ])
  const cover = coverFormats.card
  const coverItem = covers && cover && { type: 'coverimage' as const, id: covers.id, downloadUrl: cover }
  return {
    id: story.id,
    role: isOwn ? 'owner' : 'recipient',
    state: story.status,
    title: story.title ?? '',
    description: story.teaser ?? '',
    teaser: story.teaser ?? '',
    category: story.category,
    language: story.language,
    length: Number(length),
    targetAge,
    writtenBy: story.written_by,
    createdAt: story.created_at.toISOString(),
    mustBeRead: isOwn && isComplete && mustBeRead(story),
    ...(dedication && { dedication }),
    ...(received?.isPresent && { presented: received.editions.map(({ edition }) => edition) }),
    ...(story.rating && { rating: story.rating }),
    cover,
    coverFormats,
    mediaItems: [
      ...(coverItem ? [{ ...coverItem, alt: covers.alts[story.cover ?? 0] }] : []),
      ...(isComplete
        ? [{ type: 'webbook' as const, id: story.id, downloadUrl: callPath(readStory, { id: story.id }) }]
        : []),
      ...editions,
    ],
    chapters,
    receipt: isOwn ? viewReceipt(story, chapters) : null,
    statusDetails: { position: story.position, isComplete },
  }
}
