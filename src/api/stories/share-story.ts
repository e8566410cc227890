import { randomBytes } from 'node:crypto'
import { ownStory } from '../accounts/own-story.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { type Viewer, visibleStory } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import { Refusal, refuse } from '../results/refusal.ts'

const SHARE_BYTES = 16

export interface ShareDeps {
  readonly db: Database
  readonly clock: () => number
}

export type SignedInViewer = Viewer & { readonly signedIn: SignedIn }

/** The share of the caller's finished story. Needs a proof: an unproven session's share would outlive it. */
export async function shareStory(
  deps: ShareDeps,
  id: string,
  viewer: SignedInViewer,
): Promise<{ id: string; readers: number } | Refusal> {
  if (!viewer.signedIn.session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    const story = await visibleStory(transaction, viewer, id).selectAll('story').forKeyShare().executeTakeFirst()
    if (!story) return refuse('not-found')
    if (story.status !== 'complete') return refuse('not-ready')
    const share = await transaction
      .insertInto('story_share')
      .values({
        id: randomBytes(SHARE_BYTES).toString('base64url'),
        story_id: id,
        created_at: new Date(deps.clock()),
      })
      // No change, but returns the existing row.
      .onConflict(conflict => conflict.column('story_id').doUpdateSet({ story_id: id }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: share.id, readers: await countReaders(transaction, share.id) }
  })
}

/** Ends a share, for readers who added it as well. */
export async function revokeShare(
  { db }: Pick<ShareDeps, 'db'>,
  id: string,
  viewer: SignedInViewer,
): Promise<{ revoked: true } | Refusal> {
  if (!viewer.signedIn.session.proven) return refuse('proof-needed')
  const story = await ownStory(db, id, viewer)
  if (story instanceof Refusal) return story
  await db.deleteFrom('story_share').where('story_id', '=', id).execute()
  return { revoked: true }
}

async function countReaders(queries: Queries, share: string): Promise<number> {
  const { count } = await queries
    .selectFrom('added_story')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('share_id', '=', share)
    .executeTakeFirstOrThrow()
  return Number(count)
}
