import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { keptPresents, openedPresents } from './present-rights.ts'
import { isVisible, type Viewer } from './visible-stories.ts'

type Build = ExpressionBuilder<Schema, 'story'>

/** A query for all stories the viewer may read: their own (`is_own`), shared ones and presents. */
export const readableStories = (queries: Queries, viewer: Viewer) =>
  queries
    .selectFrom('story')
    .where(build => build.or([isVisible(build, viewer), isAdded(build, viewer), isPresented(queries, build, viewer)]))
    .select(build => isVisible(build, viewer).as('is_own'))

/** Proven sessions only. A list of ids comes first: a condition on each story would read the whole table. */
function isAdded(build: Build, { signedIn }: Viewer): ExpressionWrapper<Schema, 'story', SqlBool> {
  if (!signedIn?.session.proven) return build.val(false).$castTo<SqlBool>()
  const added = build
    .selectFrom('added_story')
    .innerJoin('story_share', 'story_share.id', 'added_story.share_id')
    .select('story_share.story_id')
    .where('added_story.account_id', '=', signedIn.account.id)
  return build(build.ref('story.id'), '=', anyOf(added))
}

/** Opened in this browser, or kept by this account. */
function isPresented(
  queries: Queries,
  build: Build,
  { signedIn, claimHash }: Viewer,
): ExpressionWrapper<Schema, 'story', SqlBool> {
  const opened = claimHash === undefined ? [] : [openedPresents(queries, claimHash)]
  const kept = signedIn?.session.proven ? [keptPresents(queries, signedIn.account.id)] : []
  return build.or([
    ...opened.map(presents => build(build.ref('story.id'), '=', anyOf(presents.select('present.story_id')))),
    ...kept.map(presents => build(build.ref('story.id'), '=', anyOf(presents.select('present.story_id')))),
    build.val(false).$castTo<SqlBool>(),
  ])
}
