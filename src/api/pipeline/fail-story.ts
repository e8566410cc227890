import type { StoryFailure } from '../../contract/story.ts'
import type { Database } from '../db/database.ts'
import type { Attempt, Jobs, StepJob } from '../db/jobs.ts'
import { settleTokens } from '../limits/token-budget.ts'
import { NOT_WAITING } from './commit-step.ts'

/** Fails a story's run, so that its visitor may retry, and keeps the reason where it is known. No-op for a newer run. */
export function failStory(
  deps: { db: Database; jobs: Pick<Jobs, 'complete'> },
  job: StepJob,
  attempt: Attempt | undefined,
  failure?: StoryFailure,
): Promise<void> {
  return deps.db.transaction().execute(async transaction => {
    if (attempt && !(await deps.jobs.complete(transaction, attempt))) return
    const failed = await transaction
      .updateTable('story')
      .set({ status: 'failed', failure: failure ? JSON.stringify(failure) : null, ...NOT_WAITING })
      .where('id', '=', job.storyId)
      .where('run', '=', job.run)
      .where('status', '=', 'working')
      .returning('id')
      .executeTakeFirst()
    if (failed) await settleTokens(transaction, job.storyId)
  })
}
