import type { MadeEdition } from '../../../contract/edition.ts'
import type { Queries } from '../../db/database.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { failEdition, holdStand, holdUpEdition, settleEdition } from '../settle-edition.ts'
import type { Stand } from '../story-text.ts'

/** Says that an edition is there, and tells its owner the first time. Holds the story until the transaction ends. */
export async function settle(transaction: Queries, work: TaskWork, kind: MadeEdition, stand: Stand): Promise<void> {
  const storyId = work.story.id
  if (!(await holdStand(transaction, storyId))) return
  const isNews = await settleEdition(transaction, { storyId, kind, stand, now: work.now })
  if (isNews) await work.tellEdition(transaction, kind)
}

/** What is done when every try at a task of an edition failed, and when one meets a service that is away. */
export const whenUnmade = (kind: MadeEdition): Pick<Task, 'lost' | 'waiting'> => ({
  lost: (transaction, { storyId }) => failEdition(transaction, { storyId, kind }),
  waiting: (transaction, { storyId }, service) => holdUpEdition(transaction, { storyId, kind }, service),
})
