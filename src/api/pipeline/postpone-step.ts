import type { StoryFailure } from '../../contract/story.ts'
import type { ServiceName } from '../../lib/service-unavailable.ts'
import type { Attempt, StepJob } from '../db/jobs.ts'
import { failStory } from './fail-story.ts'
import { nextTry } from './next-try.ts'
import type { WorkerDeps } from './worker-deps.ts'

/** In one transaction: ends this attempt, and queues the step again or fails the story, for `failure`. No-op when superseded. */
export async function postponeStep(
  deps: Pick<WorkerDeps, 'db' | 'jobs' | 'clock'>,
  job: Attempt & { readonly data: StepJob },
  away: ServiceName | undefined,
  failure?: StoryFailure,
): Promise<void> {
  const now = deps.clock()
  const next = nextTry(job.data, { isOutage: away !== undefined, now, random: Math.random() })
  if (!next) return failStory(deps, job.data, job, failure)
  const { storyId, step, run } = job.data
  await deps.db.transaction().execute(async transaction => {
    // The story's row first: the lock order of `commitStep`.
    await transaction.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute()
    if (!(await deps.jobs.complete(transaction, job))) return
    await deps.jobs.send(transaction, [{ storyId, step, run, ...next.tries }], next.afterSeconds)
    if (!away) return
    await transaction
      .updateTable('story')
      .set(row => ({ waiting_for: away, waiting_since: row.fn.coalesce('waiting_since', row.val(new Date(now))) }))
      .where('id', '=', storyId)
      .where('run', '=', run)
      .where('status', '=', 'working')
      .execute()
  })
}
