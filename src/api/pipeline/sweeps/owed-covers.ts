import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { TASK_QUEUE } from '../../db/jobs.ts'
import type { WorkerDeps } from '../worker-deps.ts'
import { pauseAfter, TRIES_MAX } from './pause.ts'

/** Sweeps queue no covers beyond this: each takes seconds, and new stories must not wait. */
const WAITING_MAX = 100

type SweepDeps = Pick<WorkerDeps, 'db' | 'jobs' | 'log' | 'clock'>

interface Owing {
  readonly id: string
  readonly cover: number | null
  readonly tries: number
}

/** Queues covers that complete stories lack; after a day of pauses `covers_next_at` is null. Returns how many. */
export function sweepOwedCovers(deps: SweepDeps): Promise<number> {
  return deps.db.transaction().execute(async transaction => {
    const { rows: owing } = await owingStories(deps.clock()).execute(transaction)
    for (const story of owing) await drawAgain(deps, transaction, story)
    return owing.length
  })
}

/** Condition of the index `story_covers_owed`. */
export const owingStories = (now: number) => sql<Owing>`
    select id, cover, covers_tries as tries from story
    where status = 'complete' and covers_next_at is not null
      and (covers_drawn is distinct from coalesce(cover, 0) or covers_drawn_title is distinct from title)
      and covers_next_at <= ${new Date(now)} and not exists (
        select 1 from pgboss.job
        where name = ${TASK_QUEUE} and state in ('created', 'retry', 'active')
          and data->>'task' in ('cover-card', 'cover-formats') and data->>'storyId' = story.id::text
      )
    order by covers_next_at
    limit greatest(0, ${WAITING_MAX} - (
      select count(*) from (
        select 1 from pgboss.job where name = ${TASK_QUEUE} and state in ('created', 'retry') limit ${WAITING_MAX}
      ) as waiting
    ))
    for update of story skip locked`

async function drawAgain(deps: SweepDeps, transaction: Queries, { id, cover, tries }: Owing): Promise<void> {
  const isGivenUp = tries >= TRIES_MAX
  if (isGivenUp) deps.log.error({ storyId: id, tries }, 'the cover of a story could not be drawn and is given up')
  else {
    deps.log.warn({ storyId: id, tries: tries + 1 }, 'the cover of a story was missing')
    await deps.jobs.sendTask(transaction, { storyId: id, task: 'cover-card', about: String(cover ?? 0) })
  }
  await transaction
    .updateTable('story')
    .set({
      covers_tries: isGivenUp ? tries : tries + 1,
      covers_next_at: isGivenUp ? null : new Date(deps.clock() + pauseAfter(tries + 1)),
    })
    .where('id', '=', id)
    .execute()
}
