import type { AccountExport, ExportedStory } from '../../contract/account-export.ts'
import { anyOfIds } from '../db/any-of.ts'
import type { Database, Queries } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { versionIn } from '../db/version-columns.ts'
import { mediaAddress } from '../media/media-address.ts'
import { givenBy, keptBy } from './export-presents.ts'
import { addedBy, sharesOf } from './export-shares.ts'
import type { StoryRow } from './own-story.ts'
import { listSessions } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'
import { viewAccount } from './view-account.ts'
import { type Viewer, visibleStories } from './visible-stories.ts'

export interface ExportDeps {
  readonly db: Database
  readonly clock: () => number
  readonly secret: string
}

/** All data of the caller except purchases, with addresses of every file. */
export async function exportAccount(
  deps: ExportDeps,
  viewer: Viewer & { readonly signedIn: SignedIn },
): Promise<Omit<AccountExport, 'orders'>> {
  const rows = await visibleStories(deps.db, viewer).selectAll('story').orderBy('created_at').execute()
  const ids = rows.map(({ id }) => id)
  const partsOf = await storyParts(deps.db, ids)
  return {
    exportedAt: new Date(deps.clock()).toISOString(),
    account: viewAccount(viewer.signedIn, viewer.now),
    sessions: await listSessions(deps, viewer.signedIn),
    stories: rows.map(row => exportStory(row, partsOf(row.id))),
    editions: await editionsOf(deps.db, ids),
    places: await positionsOf(deps.db, viewer.signedIn.account.id),
    shares: await sharesOf(deps.db, ids),
    presents: await givenBy(deps.db, viewer.signedIn.account.id),
    ...(await reminderAndRatings(deps.db, viewer.signedIn.account.id)),
    received: await keptBy(deps.db, viewer.signedIn.account.id),
    added: await addedBy(deps.db, viewer.signedIn.account.id),
    files: await filesOf(deps, ids),
  }
}

async function storyParts(db: Queries, ids: readonly string[]) {
  const chapters = await db
    .selectFrom('chapter')
    .select(['story_id', 'number', 'title', 'text'])
    .where('story_id', '=', anyOfIds(ids))
    .orderBy('number')
    .execute()
  const versions = await db
    .selectFrom('story_version')
    .selectAll()
    .where('story_id', '=', anyOfIds(ids))
    .orderBy('number')
    .execute()
  const requests = await db
    .selectFrom('revision_request')
    .selectAll()
    .where('story_id', '=', anyOfIds(ids))
    .orderBy('created_at')
    .execute()
  const of = <Row extends { readonly story_id: string }>(rows: readonly Row[]) => {
    const groups = Map.groupBy(rows, row => row.story_id)
    return (story: string): readonly Row[] => groups.get(story) ?? []
  }
  const [chaptersOf, versionsOf, requestsOf] = [of(chapters), of(versions), of(requests)]
  return (story: string) => ({ chapters: chaptersOf(story), versions: versionsOf(story), requests: requestsOf(story) })
}

type StoryParts = ReturnType<Awaited<ReturnType<typeof storyParts>>>

function exportStory(story: StoryRow, { chapters, versions, requests }: StoryParts): ExportedStory {
  return {
    id: story.id,
    state: story.status,
    createdAt: story.created_at.toISOString(),
    category: story.category,
    language: story.language,
    writtenBy: story.written_by,
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    parameter: storedParameter(story.parameter),
    chapters: chapters.map(({ number, title, text }) => ({ number, title, text })),
    versions: versions.map(versionIn).map(version => ({
      number: version.number,
      wish: version.revision_request,
      title: version.title,
      teaser: version.teaser,
      patches: version.patches,
      chapters: version.chapters,
      createdAt: version.created_at.toISOString(),
      restoredFrom: version.restored_from,
    })),
    wishes: requests.map(({ created_at, text: wish, state }) => ({ createdAt: created_at.toISOString(), wish, state })),
  }
}

async function editionsOf(db: Queries, stories: readonly string[]): Promise<AccountExport['editions']> {
  if (stories.length === 0) return []
  const rows = await db
    .selectFrom('edition')
    .select(['story_id as story', 'kind', 'state', 'ordered_at', 'ready_at'])
    .where('story_id', '=', anyOfIds(stories))
    .orderBy('ordered_at')
    .execute()
  return rows.map(({ ordered_at, ready_at, ...edition }) => ({
    ...edition,
    orderedAt: ordered_at.toISOString(),
    readyAt: ready_at?.toISOString() ?? null,
  }))
}

async function positionsOf(db: Queries, account: string): Promise<AccountExport['places']> {
  const rows = await db
    .selectFrom('reading_position')
    .select(['story_id as story', 'chapter', 'paragraph', 'offset', 'at'])
    .where('account_id', '=', account)
    .orderBy('at')
    .execute()
  return rows.map(({ at, ...position }) => ({ ...position, at: at.toISOString() }))
}

/** A mail that was asked for, and what the account said of stories. */
async function reminderAndRatings(db: Queries, account: string): Promise<Pick<AccountExport, 'reminder' | 'ratings'>> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('quota_reminder', 'quota_reminder.account_id', 'account.id')
    .leftJoin('story_rating', 'story_rating.account_id', 'account.id')
    .select(['due_at', 'story_id as story', 'rating', 'rated_at'])
    .where('account.id', '=', account)
    .orderBy('rated_at')
    .execute()
  const dueAt = rows[0]?.due_at
  return {
    reminder: dueAt ? { dueAt: dueAt.toISOString() } : null,
    ratings: rows.flatMap(({ story, rating, rated_at }) =>
      story && rating && rated_at ? [{ story, rating, ratedAt: rated_at.toISOString() }] : [],
    ),
  }
}

async function filesOf({ db, secret, clock }: ExportDeps, stories: readonly string[]): Promise<AccountExport['files']> {
  if (stories.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select(['story_id as story', 'file', 'bytes'])
    .where('story_id', '=', anyOfIds(stories))
    .orderBy('story_id')
    .orderBy('file')
    .execute()
  return rows.map(({ story, file, bytes }) => ({
    story,
    name: file,
    bytes,
    downloadUrl: mediaAddress(secret, { story, file }, clock()),
  }))
}
