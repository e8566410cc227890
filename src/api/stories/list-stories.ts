import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { STORY_PAGE, STORY_PAGE_MAX } from '../../contract/limits.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import { givenBy, wrappedFor } from '../accounts/present-rights.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Signing } from '../media/media-rows.ts'
import { Page } from '../results/page.ts'
import { summaryParts } from './summary-parts.ts'
import { type SummaryRow, viewSummary } from './view-summary.ts'

/** Filters; absent ones mean all. */
export interface StoriesQuery {
  /** Available in one of these formats. */
  readonly types?: readonly string[] | undefined
  /** With this edition ordered. */
  readonly ordered?: 'audiobook' | undefined
  readonly ids?: readonly string[] | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** Keeps the planner from reading every story's files for some hundred. */
const ONE_BY_ONE = 0

type Build = ExpressionBuilder<Schema, 'story'>

/** A page of readable stories, newest first; four queries in all. */
export async function listStories(
  deps: Signing & { readonly db: Queries },
  viewer: Viewer,
  filter: StoriesQuery,
): Promise<Page<StorySummary>> {
  const limit = Math.min(filter.limit ?? STORY_PAGE, STORY_PAGE_MAX)
  const rows = await pageQuery(deps.db, viewer, filter)
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const partsOf = await summaryParts(deps.db, shown)
  return new Page(
    shown.map(row => viewSummary(deps, row, partsOf(row.id))),
    last && rows.length > limit ? `${last.created_us}.${last.id}` : undefined,
  )
}

const pageQuery = (queries: Queries, viewer: Viewer, { types, ordered, ids, cursor }: StoriesQuery) =>
  readableStories(queries, viewer)
    .select([
      'id',
      'status',
      'position',
      'title',
      'teaser',
      'category',
      'language',
      'written_by',
      'created_at',
      'cover',
    ])
    .select(sql<string | null>`parameter->'context'->>'urlLanguage'`.as('url_language'))
    .select(build => [wrappedFor(build, viewer).as('wrapped_for'), givenBy(build, viewer).as('given_by')])
    // The driver's dates have milliseconds, the column microseconds.
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint`.as('created_us'))
    .$if(types !== undefined, query => query.where(build => build.or((types ?? []).map(type => isThere(build, type)))))
    .$if(ordered !== undefined, query => query.where(build => isOrdered(build, ordered ?? 'audiobook')))
    .$if(ids !== undefined, query => query.where('story.id', 'in', ids ?? []))
    .$if(cursor !== undefined, query => query.where(isAfter(cursor ?? '')))
    .orderBy('story.created_at', 'desc')
    .orderBy('story.id', 'desc')
    .$castTo<SummaryRow & { readonly created_us: string }>()

/** Whether a story comes after a cursor's. */
function isAfter(cursor: string) {
  const [microseconds, id] = cursor.split('.')
  return sql<SqlBool>`(story.created_at, story.id) <
    (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`
}

/** Available formats: files for the owner, an audiobook for all readers from its first chapter on. */
function isThere(build: Build, type: string) {
  if (type === 'webbook') return build('story.status', '=', 'complete')
  const files = build
    .selectFrom('media')
    .select('media.id')
    .whereRef('media.story_id', '=', 'story.id')
    .$if(type === 'ebook', query => query.where('media.type', '=', 'ebook'))
    .$if(type === 'audiobook', query =>
      query.where('media.type', '=', 'chapteraudio').where(sql<SqlBool>`media.scene->>'chapter' = '1'`),
    )
  return build.exists(files.offset(ONE_BY_ONE))
}

const isOrdered = (build: Build, kind: 'audiobook') =>
  build.exists(
    build
      .selectFrom('edition')
      .select('edition.id')
      .whereRef('edition.story_id', '=', 'story.id')
      .where('edition.kind', '=', kind)
      .offset(ONE_BY_ONE),
  )
