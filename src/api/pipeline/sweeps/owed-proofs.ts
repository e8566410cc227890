import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { EDITION_QUEUE, LOST_EDITION_QUEUE } from '../../db/jobs.ts'
import { settleProof } from '../../editions/settle-proof.ts'
import type { WorkerDeps } from '../worker-deps.ts'
import { pauseAfter } from './pause.ts'

const AT_ONCE = 20
/** Low, because the visitor waits at the page and may ask again. */
const PROOF_TRIES_MAX = 5

type SweepDeps = Pick<WorkerDeps, 'db' | 'jobs' | 'log' | 'clock'>

interface Owed {
  readonly id: string
  readonly storyId: string
  readonly tries: number
}

/** Queues proofs that no task will make; after a quarter of an hour they have failed. */
export function sweepOwedProofs(deps: SweepDeps): Promise<number> {
  return deps.db.transaction().execute(async transaction => {
    const { rows: owed } = await owedProofs(deps.clock()).execute(transaction)
    for (const proof of owed) await bindAgain(deps, transaction, proof)
    return owed.length
  })
}

/** Condition of the index `print_proof_owed`. */
export const owedProofs = (now: number) => sql<Owed>`
    select id, story_id as "storyId", tries from print_proof
    where state = 'pending' and next_at <= ${new Date(now)} and not exists (
      select 1 from pgboss.job
      where name in (${EDITION_QUEUE}, ${LOST_EDITION_QUEUE})
        and state in ('created', 'retry', 'active') and data->>'about' = print_proof.id::text
    )
    order by next_at
    limit ${AT_ONCE}
    for update skip locked`

async function bindAgain(deps: SweepDeps, transaction: Queries, { id, storyId, tries }: Owed): Promise<void> {
  deps.log.warn({ storyId, tries: tries + 1 }, 'a proof had no job left')
  if (tries >= PROOF_TRIES_MAX) {
    await settleProof(transaction, id, { state: 'failed' })
    return
  }
  await deps.jobs.sendTask(transaction, { storyId, task: 'bind-print', about: id })
  await transaction
    .updateTable('print_proof')
    .set({ tries: tries + 1, next_at: new Date(deps.clock() + pauseAfter(tries + 1)) })
    .where('id', '=', id)
    .execute()
}
