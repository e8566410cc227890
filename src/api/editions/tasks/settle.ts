import type { MadeEdition } from '../../../contract/edition.ts'
import type { Queries } from '../../db/database.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { failEdition, holdStand, holdUpEdition, settleEdition } from '../settle-edition.ts'
import type { Stand } from '../story-text.ts'

/** Marks an edition ready, and notifies its owner the first time. Locks the story. */
export async function settle(transaction: Queries, work: TaskWork, kind: MadeEdition, stand: Stand): Promise<void> {
  const storyId = work.story.id
  if (!(await holdStand(transaction, storyId))) return
  const isNews = await settleEdition(transaction, { storyId, kind, stand, now: work.now })
  if (isNews) await work.tellEdition(transaction, kind)
}

export const whenUnmade = (kind: MadeEdition): Pick<Task, 'lost' | 'waiting'> => ({
  lost: (transaction, { storyId }) => failEdition(transaction, { storyId, kind }),
  waiting: (transaction, { storyId }, service) => holdUpEdition(transaction, { storyId, kind }, service),
})
