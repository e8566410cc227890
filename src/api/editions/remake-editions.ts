import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import { type QueueTask, queueEdition } from './queue-edition.ts'
import { standKey, storyStand } from './story-text.ts'

/** A book on paper stays as its buyer accepted it. */
const REMADE: readonly MadeEdition[] = ['ebook', 'audiobook']

/** Has a story's editions made anew after it has changed, once it has stayed as it is for a while. */
export async function askRemake(transaction: Queries, queue: QueueTask, storyId: string): Promise<void> {
  const edition = await transaction
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', 'in', REMADE)
    .limit(1)
    .executeTakeFirst()
  const stand = edition && (await storyStand(transaction, storyId))
  if (stand) await queue(transaction, 'remake-editions', standKey(stand))
}

/** Begins with it. What is there stays there until the new one is. The caller holds the story. */
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

/** Leaves it to the sweep of what is owed, where every try at beginning with it failed. */
export async function oweRemake(transaction: Queries, storyId: string): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({ state: 'pending' })
    .where('story_id', '=', storyId)
    .where('kind', 'in', REMADE)
    .where('state', '=', 'ready')
    .execute()
}

/** Begins with what was ordered while the story was still being written, in the transaction that completes it. */
export async function beginOrdered(transaction: Queries, queue: QueueTask, storyId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('edition')
    .select('kind')
    .where('story_id', '=', storyId)
    .where('state', '=', 'pending')
    .execute()
  for (const { kind } of rows) await queueEdition(transaction, queue, { story: storyId, kind })
}
