import { sql } from 'kysely'
import type { MadeEdition } from '../../../contract/edition.ts'
import type { Queries } from '../../db/database.ts'
import { EDITION_QUEUE, LOST_EDITION_QUEUE } from '../../db/jobs.ts'
import { queueOf } from '../../editions/order-edition.ts'
import { queueEdition } from '../../editions/queue-edition.ts'
import type { WorkerDeps } from '../worker-deps.ts'
import { pauseAfter, TRIES_MAX } from './pause.ts'

/** An audiobook takes an hour: editions that a sweep finds must not delay new orders for days. */
const AT_ONCE = 20

type SweepDeps = Pick<WorkerDeps, 'db' | 'jobs' | 'log' | 'clock'>

interface Owed {
  readonly id: string
  readonly storyId: string
  readonly kind: MadeEdition
  readonly tries: number
}

/** Queues editions that complete stories lack; after a day of pauses they fail (`next_at` null). Returns how many. */
export function sweepOwedEditions(deps: SweepDeps): Promise<number> {
  return deps.db.transaction().execute(async transaction => {
    const { rows: owed } = await owedEditions(deps.clock()).execute(transaction)
    for (const edition of owed) await makeAgain(deps, transaction, edition)
    return owed.length
  })
}

/** Condition of the index `edition_owed`. */
export const owedEditions = (now: number) => sql<Owed>`
    select edition.id, edition.story_id as "storyId", edition.kind, edition.tries from edition
    join story on story.id = edition.story_id
    where edition.state in ('pending', 'failed') and edition.next_at is not null
      and edition.next_at <= ${new Date(now)} and story.status = 'complete' and not exists (
        select 1 from pgboss.job
        where name in (${EDITION_QUEUE}, ${LOST_EDITION_QUEUE})
          and state in ('created', 'retry', 'active') and data->>'storyId' = edition.story_id::text
      )
    order by edition.next_at
    limit ${AT_ONCE}
    for update of edition skip locked`

async function makeAgain(deps: SweepDeps, transaction: Queries, edition: Owed): Promise<void> {
  const { id, storyId, kind, tries } = edition
  const isGivenUp = tries >= TRIES_MAX
  if (isGivenUp) deps.log.error({ storyId, kind, tries }, 'an edition could not be made and is given up')
  else {
    deps.log.warn({ storyId, kind, tries: tries + 1 }, 'an edition had no job left')
    await queueEdition(transaction, queueOf(deps, storyId), { story: storyId, kind })
  }
  await transaction
    .updateTable('edition')
    .set(
      isGivenUp
        ? { state: 'failed', next_at: null }
        : { state: 'pending', tries: tries + 1, next_at: new Date(deps.clock() + pauseAfter(tries + 1)) },
    )
    .where('id', '=', id)
    .execute()
}
