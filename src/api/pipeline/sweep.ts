import { sql } from 'kysely'
import { LOST_QUEUE, STEP_QUEUE } from '../db/jobs.ts'
import { failStory } from './fail-story.ts'
import type { WorkerPlace } from './worker.ts'

const SWEEP_MS = 60_000

/** Looks once a minute for stories that nobody will ever go on with, and lets their visitors retry them. */
export function startSweeping(place: WorkerPlace): void {
  setInterval(() => void sweepLostStories(place), SWEEP_MS).unref()
}

/** Fails every story in work that has no job left: a step's last try may have died before it could say so. */
export async function sweepLostStories(place: Pick<WorkerPlace, 'db' | 'jobs' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: string; run: number }>`
    select id, run from story
    where status = 'working' and not exists (
      select 1 from pgboss.job
      where name in (${STEP_QUEUE}, ${LOST_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'storyId' = story.id::text
    )`.execute(place.db)
  for (const { id, run } of rows) {
    place.log.warn({ storyId: id }, 'story had no job left')
    await failStory(place, { storyId: id, step: 'complete', run }, undefined)
  }
}
