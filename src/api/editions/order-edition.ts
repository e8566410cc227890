import { randomUUID } from 'node:crypto'
import type { MadeEdition } from '../../contract/edition.ts'
import type { Edition } from '../../contract/shop.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { queueDedicated } from './dedications.ts'
import { queueEdition } from './queue-edition.ts'
import { untried } from './settle-edition.ts'

export interface EditionDeps {
  readonly jobs: Pick<Jobs, 'sendTask'>
  readonly clock: () => number
}

export const queueOf =
  ({ jobs }: Pick<EditionDeps, 'jobs'>, story: string) =>
  (transaction: Queries, task: Parameters<Jobs['sendTask']>[1]['task'], about: string) =>
    jobs.sendTask(transaction, { storyId: story, task, about })

/** Has an edition made, in the caller's transaction; no-op while made or there (not paperbacks). No check of rights. */
export async function orderEdition(
  deps: EditionDeps,
  transaction: Queries,
  ordered: { readonly story: string; readonly kind: MadeEdition },
): Promise<void> {
  const { story, kind } = ordered
  const lockedStory = await transaction
    .selectFrom('story')
    .select('status')
    .where('id', '=', story)
    .forUpdate()
    .executeTakeFirst()
  if (!lockedStory) return
  const begun = await transaction
    .insertInto('edition')
    .values({ id: randomUUID(), story_id: story, kind, state: 'pending', ordered_at: new Date(deps.clock()) })
    .onConflict(conflict =>
      conflict
        .columns(['story_id', 'kind'])
        .doUpdateSet({ state: 'pending', ...untried(deps.clock()) })
        .where(row =>
          row.or([
            row('edition.state', '=', 'failed'),
            row.and([row('edition.kind', '=', 'paperback'), row('edition.state', '=', 'ready')]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (begun && lockedStory.status === 'complete') await queueEdition(transaction, queueOf(deps, story), ordered)
}

/** For the shop, which also grants what needs no files: reading in the browser. */
export const makeEditionOf =
  (deps: EditionDeps) =>
  async (
    transaction: Queries,
    { story, edition, order }: { readonly story: string; readonly edition: Edition; readonly order: string },
  ): Promise<void> => {
    if (edition === 'paperback' && (await keepPrinted(deps, transaction, { story, order }))) return
    if (edition !== 'webbook') await orderEdition(deps, transaction, { story, kind: edition })
    if (edition === 'ebook' || edition === 'audiobook')
      if (await isForPresent(transaction, order))
        await queueDedicated(deps.jobs, transaction, { story, kinds: [edition] })
  }

/** A paperback with an accepted proof is already made; false without one. */
async function keepPrinted(
  deps: EditionDeps,
  transaction: Queries,
  { story, order }: { readonly story: string; readonly order: string },
): Promise<boolean> {
  if (!isUuid(order)) return false
  const row = await transaction
    .selectFrom('shop_order')
    .select('print_interior')
    .where('id', '=', order)
    .executeTakeFirst()
  if (!row?.print_interior) return false
  const now = new Date(deps.clock())
  const made = { state: 'ready' as const, ready_at: now, notified: true }
  await transaction
    .insertInto('edition')
    .values({ id: randomUUID(), story_id: story, kind: 'paperback', ordered_at: now, ...made })
    .onConflict(conflict => conflict.columns(['story_id', 'kind']).doUpdateSet(made))
    .execute()
  return true
}

/** Whether a giver's words are to stand in it. */
async function isForPresent(transaction: Queries, order: string): Promise<boolean> {
  if (!isUuid(order)) return false
  const row = await transaction
    .selectFrom('shop_order')
    .innerJoin('present', 'present.id', 'shop_order.present_id')
    .select('present.id')
    .where('shop_order.id', '=', order)
    .where('present.dedication', '!=', '')
    .executeTakeFirst()
  return row !== undefined
}
