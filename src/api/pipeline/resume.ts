import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  type Attempt,
  EDITION_QUEUE,
  type Jobs,
  STEP_QUEUE,
  type StepJob,
  TASK_QUEUE,
  type TaskJob,
} from '../db/jobs.ts'
import { failStory } from './fail-story.ts'
import { TASK_WORK } from './tasks.ts'

/** A step during which the process died this often is taken for the cause. */
const CRASHES_MAX = 20

/** Queues again what a killed process left active, as a crash, not a failed try. Only when alone on the database. */
export async function resumeLeftJobs(deps: { db: Database; jobs: Jobs }): Promise<number> {
  const left = await activeJobs<StepJob>(deps.db, STEP_QUEUE)
  for (const { data, ...attempt } of left) {
    const crashes = (data.crashes ?? 0) + 1
    if (crashes > CRASHES_MAX) await failStory(deps, data, attempt)
    else await sendAgain(deps, attempt, { ...data, crashes })
  }
  return left.length + (await resumeLeftTasks(deps))
}

/** A task that kills the process is given up; its story stays as it is. */
async function resumeLeftTasks(deps: { db: Database; jobs: Jobs }): Promise<number> {
  const left = [
    ...(await activeJobs<TaskJob>(deps.db, TASK_QUEUE)),
    ...(await activeJobs<TaskJob>(deps.db, EDITION_QUEUE)),
  ]
  for (const { data, ...attempt } of left) {
    const crashes = (data.crashes ?? 0) + 1
    await deps.db.transaction().execute(async transaction => {
      if (!(await deps.jobs.completeTask(transaction, data.task, attempt))) return
      if (crashes > CRASHES_MAX) await TASK_WORK[data.task].lost?.(transaction, data)
      else await deps.jobs.sendTask(transaction, { ...data, crashes })
    })
  }
  return left.length
}

function sendAgain(deps: { db: Database; jobs: Jobs }, attempt: Attempt, job: StepJob): Promise<void> {
  return deps.db.transaction().execute(async transaction => {
    if (await deps.jobs.complete(transaction, attempt)) await deps.jobs.send(transaction, [job])
  })
}

async function activeJobs<Job>(db: Database, queue: string): Promise<(Attempt & { data: Job })[]> {
  const { rows } = await sql<{ id: string; retryCount: number; data: Job }>`
    select id, retry_count as "retryCount", data from pgboss.job
    where name = ${queue} and state = 'active'`.execute(db)
  return rows
}
