import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Attempt, type Jobs, STEP_QUEUE, type TaskJob } from '../db/jobs.ts'
import { TASK_WORK } from './tasks.ts'

const LOOK_AGAIN_SECONDS = 30
const YIELD_MAX_MS = 3_600_000

/** Puts a task of low priority off while steps of stories wait for a worker. True when put off or superseded. */
export async function yieldToSteps(
  place: { readonly db: Database; readonly jobs: Jobs; readonly clock: () => number },
  job: Attempt & { readonly data: TaskJob },
): Promise<boolean> {
  const { task, askedAt = 0 } = job.data
  if (!TASK_WORK[task].yields || place.clock() - askedAt >= YIELD_MAX_MS) return false
  if (!(await doStepsWait(place.db))) return false
  await place.db.transaction().execute(async transaction => {
    if (await place.jobs.completeTask(transaction, task, job)) {
      await place.jobs.sendTask(transaction, job.data, LOOK_AGAIN_SECONDS)
    }
  })
  return true
}

async function doStepsWait(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${STEP_QUEUE} and state = 'created' and start_after <= now() limit 1`.execute(db)
  return rows.length > 0
}
