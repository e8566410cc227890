import type { Database } from '../db/database.ts'
import { type Jobs, STEP_QUEUE, type StepJob } from '../db/jobs.ts'

/**
 * Queues anew what a killed process left active, so that nothing waits for a heartbeat to be missed. Only for a
 * process that is alone on its database. A retry is not counted: the step did not fail.
 */
export async function resumeLeftJobs(place: { db: Database; jobs: Jobs }): Promise<number> {
  const jobs = await place.jobs.boss.findJobs<StepJob>(STEP_QUEUE)
  const left = jobs.filter(job => job.state === 'active')
  for (const job of left) {
    await place.db.transaction().execute(async transaction => {
      if (await place.jobs.complete(transaction, job)) await place.jobs.send(transaction, [job.data])
    })
  }
  return left.length
}
