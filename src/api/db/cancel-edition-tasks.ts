import { sql } from 'kysely'
import type { Queries } from './database.ts'
import { EDITION_QUEUE, type TaskName } from './jobs.ts'

/**
 * Cancels a story's tasks of these names; a running one is aborted with its next heartbeat, and stores nothing. One that
 * is being completed is left alone: it holds its job, waits for the story, and finds its edition gone.
 */
export async function cancelEditionTasks(queries: Queries, story: string, tasks: readonly TaskName[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where name = ${EDITION_QUEUE} and id in (
      select id from pgboss.job
      where name = ${EDITION_QUEUE} and state in ('created', 'retry', 'active')
        and data->>'storyId' = ${story} and data->>'task' = any(${[...tasks]})
      for update skip locked
    )`.execute(queries)
}
