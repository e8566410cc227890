import type { MadeEdition } from '../../contract/edition.ts'
import type { ServiceName } from '../../lib/service-unavailable.ts'
import type { Queries } from '../db/database.ts'
import { readRevision, revisionKey, type StoryRevision } from './story-text.ts'

export const untried = (now: number) => ({ tries: 0, next_at: new Date(now) })

interface OfStory {
  readonly storyId: string
  readonly kind: MadeEdition
}

export async function isOrdered(queries: Queries, { storyId, kind }: OfStory): Promise<boolean> {
  const row = await queries
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a pending edition is still wanted (refunds), locked until the transaction ends. Locks the story first. */
export async function lockOrderedEdition(transaction: Queries, { storyId, kind }: OfStory): Promise<boolean> {
  await transaction.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute()
  const row = await transaction
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a story and gives its version and cover; undefined when it is gone. */
export async function lockRevision(transaction: Queries, storyId: string): Promise<StoryRevision | undefined> {
  await transaction.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute()
  return readRevision(transaction, storyId)
}

/** Marks an edition ready, unless the story changed. The caller holds its lock. True only for the first time. */
export async function settleEdition(
  transaction: Queries,
  { storyId, kind, revision, now }: OfStory & { readonly revision: StoryRevision; readonly now: number },
): Promise<boolean> {
  const current = await readRevision(transaction, storyId)
  if (!current || (kind !== 'paperback' && revisionKey(current) !== revisionKey(revision))) return false
  const ofKind = transaction.selectFrom('edition').where('story_id', '=', storyId).where('kind', '=', kind)
  const before = await ofKind.select('notified').forUpdate().executeTakeFirst()
  if (!before) return false
  await transaction
    .updateTable('edition')
    .set({
      state: 'ready',
      ready_at: new Date(now),
      version: revision.version,
      notified: true,
      waiting_for: null,
      ...untried(now),
    })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .execute()
  return !before.notified
}

/** The service the edition waits for; null when it goes on. */
export async function markEditionWaiting(
  queries: Queries,
  { storyId, kind }: OfStory,
  service: ServiceName | null,
): Promise<void> {
  await queries
    .updateTable('edition')
    .set({ waiting_for: service })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .execute()
}

/** Marks a pending edition as failed; the owner may retry it, and so does a sweep unless it would fail again. */
export async function failEdition(
  queries: Queries,
  { storyId, kind, isFinal = false }: OfStory & { readonly isFinal?: boolean },
): Promise<void> {
  await queries
    .updateTable('edition')
    .set({ state: 'failed', waiting_for: null, ...(isFinal && { next_at: null }) })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .execute()
}
