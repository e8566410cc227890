import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Attempt, type Jobs, STEP_QUEUE, type TaskJob } from '../db/jobs.ts'
import { TASK_WORK } from './tasks.ts'

const LOOK_AGAIN_SECONDS = 30
const YIELD_MAX_MS = 3_600_000

/** Puts a task of low priority off while steps of stories wait for a worker. True when put off or superseded. */
export async function yieldToSteps(
  deps: { readonly db: Database; readonly jobs: Jobs; readonly clock: () => number },
  job: Attempt & { readonly data: TaskJob },
): Promise<boolean> {
  const { task, askedAt = 0 } = job.data
  if (!TASK_WORK[task].yields || deps.clock() - askedAt >= YIELD_MAX_MS) return false
  if (!(await doStepsWait(deps.db))) return false
  await deps.db.transaction().execute(async transaction => {
    if (await deps.jobs.completeTask(transaction, task, job)) {
      await deps.jobs.sendTask(transaction, job.data, LOOK_AGAIN_SECONDS)
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
