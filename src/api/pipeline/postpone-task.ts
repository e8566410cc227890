import type { ServiceName } from '../../lib/service-unavailable.ts'
import type { Attempt, TaskJob } from '../db/jobs.ts'
import { nextTry } from './next-try.ts'
import { TASK_WORK } from './tasks.ts'
import type { WorkerDeps } from './worker-deps.ts'

/** In one transaction: ends this attempt, and queues the task again or gives it up. No-op when superseded. */
export async function postponeTask(
  deps: Pick<WorkerDeps, 'db' | 'jobs' | 'clock'>,
  job: Attempt & { readonly data: TaskJob },
  away: ServiceName | undefined,
): Promise<void> {
  const { failures: _failures, wait: _wait, ...data } = job.data
  const task = TASK_WORK[data.task]
  const next = nextTry(job.data, { isOutage: away !== undefined, now: deps.clock(), random: Math.random() })
  await deps.db.transaction().execute(async transaction => {
    if (!(await deps.jobs.completeTask(transaction, data.task, job))) return
    if (!next) return task.lost?.(transaction, job.data)
    await deps.jobs.sendTask(transaction, { ...data, ...next.tries }, next.afterSeconds)
    if (away) await task.waiting?.(transaction, job.data, away)
  })
}
