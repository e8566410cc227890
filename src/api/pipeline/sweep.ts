import { sql } from 'kysely'
import { LOST_QUEUE, LOST_TASK_QUEUE, STEP_QUEUE, TASK_QUEUE } from '../db/jobs.ts'
import { endRevisionRequest } from '../stories/revision-requests.ts'
import { failStory } from './fail-story.ts'
import type { WorkerDeps } from './worker-deps.ts'

/** Rows of one sweep; the next one takes the rest. */
const AT_ONCE = 200

/** Fails stories in work that have no job left: the last try may have died before it could. */
export async function sweepLostStories(deps: Pick<WorkerDeps, 'db' | 'jobs' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: string; run: number }>`
    select id, run from story
    where status = 'working' and not exists (
      select 1 from pgboss.job
      where name in (${STEP_QUEUE}, ${LOST_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'storyId' = story.id::text
    )
    limit ${AT_ONCE}`.execute(deps.db)
  for (const { id, run } of rows) {
    deps.log.warn({ storyId: id }, 'story had no job left')
    await failStory(deps, { storyId: id, step: 'complete', run }, undefined)
  }
}

/** Fails revision requests that have no job left, so that their owner may ask again. */
export async function sweepLostRevisionRequests(deps: Pick<WorkerDeps, 'db' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: string; storyId: string }>`
    select id, story_id as "storyId" from revision_request
    where state = 'working' and not exists (
      select 1 from pgboss.job
      where name in (${TASK_QUEUE}, ${LOST_TASK_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'about' = revision_request.id::text
    )
    limit ${AT_ONCE}`.execute(deps.db)
  for (const request of rows) {
    deps.log.warn({ storyId: request.storyId }, 'wish had no job left')
    await deps.db.transaction().execute(transaction => endRevisionRequest(transaction, request, 'failed'))
  }
}
