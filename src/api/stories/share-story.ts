import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Output } from '../../contract/call.ts'
import type { shareStory as shareCall } from '../../contract/calls/share-story.ts'
import type { ShareWords } from '../../contract/share.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { type Viewer, visibleStory } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import type { StoryShareTable } from '../db/share-tables.ts'
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
): Promise<Output<typeof shareCall> | Refusal> {
  if (!viewer.signedIn.session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    const story = await visibleStory(transaction, viewer, id)
      .select('story.status')
      .select(build =>
        build
          .selectFrom('chapter')
          .select(query => query.fn.countAll<string>().as('count'))
          .whereRef('chapter.story_id', '=', 'story.id')
          .as('chapters'),
      )
      .forKeyShare()
      .executeTakeFirst()
    if (!story) return refuse('not-found')
    if (story.status !== 'complete') return refuse('not-ready')
    const share = await transaction
      .insertInto('story_share')
      .values({
        id: randomBytes(SHARE_BYTES).toString('base64url'),
        story_id: id,
        created_at: new Date(deps.clock()),
        opens: 'first-chapter',
      })
      // No change, but returns the existing row.
      .onConflict(conflict => conflict.column('story_id').doUpdateSet({ story_id: id }))
      .returning(['id', ...WORDS])
      .executeTakeFirstOrThrow()
    const readers = await countReaders(transaction, share.id)
    return { id: share.id, readers, words: wordsOf(share), chapters: Number(story.chapters) }
  })
}

const WORDS = ['sender', 'note', 'opens'] as const

/** Empty where nothing was said. */
export const wordsOf = (share: Pick<Selectable<StoryShareTable>, (typeof WORDS)[number]>): ShareWords => ({
  sender: share.sender ?? '',
  note: share.note ?? '',
  opens: share.opens,
})

interface ShareChange {
  readonly words: ShareWords
  readonly viewer: SignedInViewer
}

export async function changeShare(
  { db }: Pick<ShareDeps, 'db'>,
  id: string,
  { words, viewer }: ShareChange,
): Promise<{ words: ShareWords } | Refusal> {
  if (!viewer.signedIn.session.proven) return refuse('proof-needed')
  const story = await ownStory(db, id, viewer)
  if (story instanceof Refusal) return story
  const { opens } = words
  const share = await db
    .updateTable('story_share')
    .set({ sender: words.sender.trim() || null, note: words.note.trim() || null, opens })
    .where('story_id', '=', id)
    .returning(WORDS)
    .executeTakeFirst()
  return share ? { words: wordsOf(share) } : refuse('not-found')
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
