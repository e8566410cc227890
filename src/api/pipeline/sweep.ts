import { sql } from 'kysely'
import type { MadeEdition } from '../../contract/edition.ts'
import { EDITION_QUEUE, LOST_EDITION_QUEUE, LOST_QUEUE, LOST_TASK_QUEUE, STEP_QUEUE, TASK_QUEUE } from '../db/jobs.ts'
import { removeLooseFiles } from '../stories/editions/loose-files.ts'
import { failEdition } from '../stories/editions/settle-edition.ts'
import { endWish } from '../stories/wishes.ts'
import { failStory } from './fail-story.ts'
import type { WorkerPlace } from './worker.ts'

const SWEEP_MS = 60_000

/**
 * Looks once a minute for stories, wishes and editions that nobody will ever go on with, and lets their visitors retry
 * them; and for files that nobody knows of any more.
 */
export function startSweeping(place: WorkerPlace): void {
  setInterval(() => {
    void sweepLostStories(place)
    void sweepLostWishes(place)
    void sweepLostEditions(place)
    void removeLooseFiles(place)
  }, SWEEP_MS).unref()
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

/** The same for wishes: one without a job is said to have failed, so that its owner may wish again. */
export async function sweepLostWishes(place: Pick<WorkerPlace, 'db' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: string; storyId: string }>`
    select id, story_id as "storyId" from story_wish
    where state = 'working' and not exists (
      select 1 from pgboss.job
      where name in (${TASK_QUEUE}, ${LOST_TASK_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'about' = story_wish.id::text
    )`.execute(place.db)
  for (const wish of rows) {
    place.log.warn({ storyId: wish.storyId }, 'wish had no job left')
    await place.db.transaction().execute(transaction => endWish(transaction, wish, 'failed'))
  }
}

/** The same for editions that are being made. Those of a story that is still being written wait for it. */
export async function sweepLostEditions(place: Pick<WorkerPlace, 'db' | 'log'>): Promise<void> {
  const { rows } = await sql<{ storyId: string; kind: MadeEdition }>`
    select edition.story_id as "storyId", edition.kind from edition
    join story on story.id = edition.story_id
    where edition.state = 'pending' and story.status = 'complete' and not exists (
      select 1 from pgboss.job
      where name in (${EDITION_QUEUE}, ${LOST_EDITION_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'storyId' = edition.story_id::text
    )`.execute(place.db)
  for (const { storyId, kind } of rows) {
    place.log.warn({ storyId, kind }, 'edition had no job left')
    await failEdition(place.db, { storyId, kind })
  }
}
