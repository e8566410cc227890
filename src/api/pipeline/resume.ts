import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Attempt, type Jobs, STEP_QUEUE, type StepJob } from '../db/jobs.ts'
import { failStory } from './fail-story.ts'

/** A step under which the process died so often is what kills it. */
const CRASHES_MAX = 20

/**
 * Queues anew what a killed process left active, so that nothing waits for a heartbeat to be missed. Only for a
 * process that is alone on its database. Not counted as a failed try of the step, but as a crash.
 */
export async function resumeLeftJobs(place: { db: Database; jobs: Jobs }): Promise<number> {
  const left = await activeJobs(place.db)
  for (const { data, ...attempt } of left) {
    const crashes = (data.crashes ?? 0) + 1
    if (crashes > CRASHES_MAX) await failStory(place, data, attempt)
    else await sendAgain(place, attempt, { ...data, crashes })
  }
  return left.length
}

function sendAgain(place: { db: Database; jobs: Jobs }, attempt: Attempt, job: StepJob): Promise<void> {
  return place.db.transaction().execute(async transaction => {
    if (await place.jobs.complete(transaction, attempt)) await place.jobs.send(transaction, [job])
  })
}

async function activeJobs(db: Database): Promise<(Attempt & { data: StepJob })[]> {
  const { rows } = await sql<{ id: string; retryCount: number; data: StepJob }>`
    select id, retry_count as "retryCount", data from pgboss.job
    where name = ${STEP_QUEUE} and state = 'active'`.execute(db)
  return rows
}
