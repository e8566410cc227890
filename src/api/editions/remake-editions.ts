import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import { type QueueTask, queueEdition } from './queue-edition.ts'
import { readRevision, revisionKey } from './story-text.ts'

/** A paperback stays as its buyer accepted it. */
const REMADE: readonly MadeEdition[] = ['ebook', 'audiobook']

/** Remakes a story's editions after a change, once it has stayed the same for a while. */
export async function requestRemake(transaction: Queries, queue: QueueTask, storyId: string): Promise<void> {
  const edition = await transaction
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', 'in', REMADE)
    .limit(1)
    .executeTakeFirst()
  const revision = edition && (await readRevision(transaction, storyId))
  if (revision) await queue(transaction, 'remake-editions', revisionKey(revision))
}

/** Begins to remake. Existing files stay until then. The caller holds the lock on the story. */
export async function remakeEditions(transaction: Queries, queue: QueueTask, storyId: string): Promise<void> {
  const rows = await transaction
    .updateTable('edition')
    .set({ state: 'pending' })
    .where('story_id', '=', storyId)
    .where('kind', 'in', REMADE)
    .returning('kind')
    .execute()
  for (const { kind } of rows) await queueEdition(transaction, queue, { story: storyId, kind })
}

/** For a remake whose every try failed: leaves it to the sweep. */
export async function oweRemake(transaction: Queries, storyId: string): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({ state: 'pending' })
    .where('story_id', '=', storyId)
    .where('kind', 'in', REMADE)
    .where('state', '=', 'ready')
    .execute()
}

export async function beginOrdered(transaction: Queries, queue: QueueTask, storyId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('edition')
    .select('kind')
    .where('story_id', '=', storyId)
    .where('state', '=', 'pending')
    .execute()
  for (const { kind } of rows) await queueEdition(transaction, queue, { story: storyId, kind })
}
