import { sql } from 'kysely'
import type { Queries } from './database.ts'
import { TASK_QUEUE, type TaskJob } from './jobs.ts'

/** Whether an equal task is queued. */
export async function isTaskWaiting(queries: Queries, { storyId, task, about }: TaskJob): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${TASK_QUEUE} and state in ('created', 'retry')
      and data->>'storyId' = ${storyId} and data->>'task' = ${task} and data->>'about' = ${about}
    limit 1`.execute(queries)
  return rows.length > 0
}
