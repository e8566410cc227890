import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import type { Schema, StoryTable } from '../db/schema.ts'
import type { SignedIn } from './signed-in.ts'

export interface Viewer {
  readonly claimHash: string | undefined
  readonly signedIn: SignedIn | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}

type Build = ExpressionBuilder<Schema, 'story'>

/** A query for the stories a viewer may see, change and share, to build on. Shared ones: see `readableStories`. */
export const visibleStories = (queries: Queries, viewer: Viewer) =>
  queries.selectFrom('story').where(build => isVisible(build, viewer))

export const visibleStory = (queries: Queries, viewer: Viewer, id: string) =>
  visibleStories(queries, viewer).where('story.id', '=', id)

export type StoryOwnership = Pick<Selectable<StoryTable>, 'id' | 'claim_hash' | 'account_id' | 'awaits_owner'>

/** The same for a row already read; queries only where a session has to be looked for. */
export async function seesStory(queries: Queries, viewer: Viewer, story: StoryOwnership): Promise<boolean> {
  const { signedIn, claimHash } = viewer
  const isOfAccount = signedIn !== undefined && story.account_id === signedIn.account.id
  if (signedIn?.session.proven && isOfAccount && !story.awaits_owner) return true
  if (claimHash === undefined || claimHash !== story.claim_hash) return false
  if (story.account_id === null) return true
  if (signedIn) return isOfAccount && !signedIn.session.proven
  return (await visibleStory(queries, viewer, story.id).select('story.id').executeTakeFirst()) !== undefined
}

/** A proven session sees its account's decided stories; the claim's browser sees its stories without an owner. */
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

/** What this browser made for an account without a proof; any proof ends that. */
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
