import type { MadeEdition } from '../../contract/edition.ts'
import type { ServiceName } from '../../lib/service-unavailable.ts'
import type { Queries } from '../db/database.ts'
import { type Stand, standKey, storyStand } from './story-text.ts'

/** Of something that a sweep has not had to look after. */
export const untried = (now: number) => ({ tries: 0, next_at: new Date(now) })

interface OfStory {
  readonly storyId: string
  readonly kind: MadeEdition
}

/** Whether an edition of a story was ordered. */
export async function isOrdered(queries: Queries, { storyId, kind }: OfStory): Promise<boolean> {
  const row = await queries
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an edition that was being made is still wanted, held until the transaction ends: its money may have gone back
 * meanwhile. Holds the story first, as everywhere.
 */
export async function holdOrdered(transaction: Queries, { storyId, kind }: OfStory): Promise<boolean> {
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

/** Holds a story and tells how it stands until the transaction ends; undefined when it is gone. */
export async function holdStand(transaction: Queries, storyId: string): Promise<Stand | undefined> {
  await transaction.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute()
  return storyStand(transaction, storyId)
}

/**
 * Says that an edition is there. Not where the story has changed since: then it is being made anew, and stays pending;
 * only a book on paper stays as it was ordered.
 * The caller holds the story. True the first time that the edition is there, and only then.
 */
export async function settleEdition(
  transaction: Queries,
  { storyId, kind, stand, now }: OfStory & { readonly stand: Stand; readonly now: number },
): Promise<boolean> {
  const current = await storyStand(transaction, storyId)
  if (!current || (kind !== 'paperback' && standKey(current) !== standKey(stand))) return false
  const ofKind = transaction.selectFrom('edition').where('story_id', '=', storyId).where('kind', '=', kind)
  const before = await ofKind.select('notified').forUpdate().executeTakeFirst()
  if (!before) return false
  await transaction
    .updateTable('edition')
    .set({
      state: 'ready',
      ready_at: new Date(now),
      version: stand.version,
      notified: true,
      waiting_for: null,
      ...untried(now),
    })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .execute()
  return !before.notified
}

/** Says which service the making of an edition waits for; null when it goes on. */
export async function holdUpEdition(
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

/**
 * Says that an edition that is being made could not be; its owner may retry it. So does a sweep, unless it would end the
 * same.
 */
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
