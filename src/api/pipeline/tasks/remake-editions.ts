import { oweRemake, remakeEditions as remake } from '../../stories/editions/remake-editions.ts'
import { holdStand } from '../../stories/editions/settle-edition.ts'
import { standKey } from '../../stories/editions/story-text.ts'
import type { Task } from './task.ts'

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
