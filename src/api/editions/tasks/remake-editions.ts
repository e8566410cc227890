import type { Task } from '../../studio/task.ts'
import { oweRemake, remakeEditions as remake } from '../remake-editions.ts'
import { holdStand } from '../settle-edition.ts'
import { standKey } from '../story-text.ts'

/** Has a story's editions made anew; `about` is how the story stood when that was asked for. */
export const remakeEditions: Task = {
  async run(work) {
    return {
      effects: async transaction => {
        const stand = await holdStand(transaction, work.story.id)
        // Whoever changed it since has queued another task.
        if (!stand || standKey(stand) !== work.about) return
        await remake(transaction, work.queueTask, work.story.id)
      },
    }
  },
  lost: (transaction, { storyId }) => oweRemake(transaction, storyId),
}
