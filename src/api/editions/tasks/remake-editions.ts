import type { Task } from '../../studio/task.ts'
import { oweRemake, remakeEditions as remake } from '../remake-editions.ts'
import { lockRevision } from '../settle-edition.ts'
import { revisionKey } from '../story-text.ts'

/** `about` is the story's version and cover at that time. */
export const remakeEditions: Task = {
  async run(work) {
    return {
      effects: async transaction => {
        const revision = await lockRevision(transaction, work.story.id)
        // The later change has queued another task.
        if (!revision || revisionKey(revision) !== work.about) return
        await remake(transaction, work.queueTask, work.story.id)
      },
    }
  },
  lost: (transaction, { storyId }) => oweRemake(transaction, storyId),
}
