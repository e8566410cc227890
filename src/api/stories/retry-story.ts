import { STEPS } from '../../contract/positions.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { Refusal, refuse } from '../refusal.ts'
import { ownStory } from './own-story.ts'
import { reopenTokens } from './token-budget.ts'

/** Takes a failed story up again: every step that is not stored and whose needs are stored is queued anew. */
export function retryStory(
  desk: { db: Database; jobs: Pick<Jobs, 'send'> },
  id: string,
  claimHash: string | undefined,
): Promise<{ id: string } | Refusal> {
  return desk.db.transaction().execute(async transaction => {
    const own = await ownStory(transaction, id, claimHash)
    if (own instanceof Refusal) return own
    const story = await transaction
      .updateTable('story')
      .set(row => ({ status: 'working', run: row('run', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning('run')
      .executeTakeFirst()
    if (!story) return refuse('not-failed')
    await reopenTokens(transaction, id)
    const rows = await transaction.selectFrom('story_step').select('step').where('story_id', '=', id).execute()
    const done = new Set<string>(rows.map(row => row.step))
    const open = STEPS.filter(step => !done.has(step.name) && step.needs.every(need => done.has(need)))
    await desk.jobs.send(
      transaction,
      open.map(step => ({ storyId: id, step: step.name, run: story.run })),
    )
    return { id }
  })
}
