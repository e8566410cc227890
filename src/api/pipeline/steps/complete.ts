import type { Queries } from '../../db/database.ts'
import { beginOrdered } from '../../editions/remake-editions.ts'
import { receiptOf } from '../../editor/receipt.ts'
import { storySignature } from '../../editor/similarity.ts'
import { settleTokens } from '../../limits/token-budget.ts'
import { checkAgainstEarlier } from '../check-against-earlier.ts'
import { checkStory, plannedWords } from '../check-story.ts'
import { StoryRejected } from '../rejected.ts'
import type { Step } from '../step.ts'

/** Completes the story: no finding is open. Keeps the receipt of the answers, and its fingerprint. */
export const complete: Step<'complete'> = async work => {
  const chapters = await work.chapters()
  const planned = plannedWords(work, work.output('edit'), chapters)
  const findings = [...checkStory(work.brief, chapters, planned), ...(await checkAgainstEarlier(work, chapters))]
  if (findings.length > 0) throw new StoryRejected(findings)
  const receipt = JSON.stringify(receiptOf(work.brief, chapters))
  const signature = JSON.stringify(storySignature(work.brief, chapters))
  const finished = new Date(work.now)
  return {
    output: {},
    effects: async transaction => {
      const took_ms = Math.max(0, work.now - work.story.run_started_at.getTime())
      await transaction
        .updateTable('story')
        .set({ status: 'complete', finished_at: finished, took_ms, receipt, signature })
        .where('id', '=', work.story.id)
        .execute()
      await settleTokens(transaction, work.story.id)
      await work.notifyReady(transaction)
      await work.queueTask(transaction, 'cover-card', await chosenCover(transaction, work.story.id))
      await beginOrdered(transaction, work.queueTask, work.story.id)
    },
  }
}

/** Chosen while the story was being written, else the first. */
async function chosenCover(transaction: Queries, id: string): Promise<string> {
  const { cover } = await transaction.selectFrom('story').select('cover').where('id', '=', id).executeTakeFirstOrThrow()
  return String(cover ?? 0)
}
