import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import type { Schema, StoryTable } from '../db/schema.ts'
import type { SignedIn } from './signed-in.ts'

/** Who looks, as far as it decides what they see. */
export interface Viewer {
  /** HMAC of the browser's claim; undefined when it has none. */
  readonly claimHash: string | undefined
  readonly signedIn: SignedIn | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}

type Build = ExpressionBuilder<Schema, 'story'>

/**
 * A query for the stories that are somebody's own to see, change and pass on, to go on building. A stranger's and one
 * that never was look the same. Those that were shared with them are not among these: see `readableStories`.
 */
export const visibleStories = (queries: Queries, viewer: Viewer) =>
  queries.selectFrom('story').where(build => isVisible(build, viewer))

/** The same for one story. */
export const visibleStory = (queries: Queries, viewer: Viewer, id: string) =>
  visibleStories(queries, viewer).where('story.id', '=', id)

/** What of a story decides who sees it. */
export type StoryOwnership = Pick<Selectable<StoryTable>, 'id' | 'claim_hash' | 'account_id' | 'awaits_owner'>

/** The same of a story that was read before, which costs a query only where a session has to be looked for. */
export async function seesStory(queries: Queries, viewer: Viewer, story: StoryOwnership): Promise<boolean> {
  const { signedIn, claimHash } = viewer
  const isOfAccount = signedIn !== undefined && story.account_id === signedIn.account.id
  if (signedIn?.session.proven && isOfAccount && !story.awaits_owner) return true
  if (claimHash === undefined || claimHash !== story.claim_hash) return false
  if (story.account_id === null) return true
  if (signedIn) return isOfAccount && !signedIn.session.proven
  return (await visibleStory(queries, viewer, story.id).select('story.id').executeTakeFirst()) !== undefined
}

/**
 * A proven session sees its account's stories, but those it has not taken yet; whoever has the claim of a story that
 * nobody took sees that.
 */
export function isVisible(build: Build, viewer: Viewer): ExpressionWrapper<Schema, 'story', SqlBool> {
  const { signedIn, claimHash } = viewer
  const isOwn = signedIn?.session.proven
    ? build.and([build('story.account_id', '=', signedIn.account.id), build('story.awaits_owner', '=', false)])
    : build.val(false).$castTo<SqlBool>()
  if (claimHash === undefined) return isOwn
  const isOfBrowser = build.and([
    build('story.claim_hash', '=', claimHash),
    build.or([build('story.account_id', 'is', null), isKeptUnproven(build, viewer)]),
  ])
  return build.or([isOwn, isOfBrowser])
}

/** What this browser made for an account that it is signed in to without a proof; a proof by anybody ends that. */
function isKeptUnproven(
  build: Build,
  { signedIn, claimHash, now }: Viewer,
): ExpressionWrapper<Schema, 'story', SqlBool> {
  if (signedIn) {
    return signedIn.session.proven
      ? build.val(false).$castTo<SqlBool>()
      : build('story.account_id', '=', signedIn.account.id)
  }
  const kept = build
    .selectFrom('session')
    .select('session.account_id')
    .where('session.claim_hash', '=', claimHash ?? null)
    .where('session.proven', '=', false)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', new Date(now))
  return build(build.ref('story.account_id'), '=', anyOf(kept))
}
