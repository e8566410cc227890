import type { MadeEdition } from '../../../contract/edition.ts'
import type { Queries } from '../../db/database.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { failEdition, lockRevision, markEditionWaiting, settleEdition } from '../settle-edition.ts'
import type { StoryRevision } from '../story-text.ts'

/** Marks an edition ready, and notifies its owner the first time. Locks the story. */
export async function settle(
  transaction: Queries,
  work: TaskWork,
  kind: MadeEdition,
  revision: StoryRevision,
): Promise<void> {
  const storyId = work.story.id
  if (!(await lockRevision(transaction, storyId))) return
  const isNews = await settleEdition(transaction, { storyId, kind, revision, now: work.now })
  if (isNews) await work.notifyEdition(transaction, kind)
}

export const whenUnmade = (kind: MadeEdition): Pick<Task, 'lost' | 'waiting'> => ({
  lost: (transaction, { storyId }) => failEdition(transaction, { storyId, kind }),
  waiting: (transaction, { storyId }, service) => markEditionWaiting(transaction, { storyId, kind }, service),
})
