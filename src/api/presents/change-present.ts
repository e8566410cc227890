import type { GivenPresent, PresentRequest } from '../../contract/present.ts'
import { countAttempts, isWithinLimit } from '../accounts/attempts.ts'
import type { Queries } from '../db/database.ts'
import { queueDedicated } from '../editions/dedications.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { viewGiven } from './given-present.ts'
import { editionsOf, includeOrders } from './included-orders.ts'
import { type Giver, isDue, type PresentDeps, type PresentRow } from './present-deps.ts'
import { addressAttempts, checkRequest } from './schedule-present.ts'

export async function changePresent(
  deps: PresentDeps,
  id: string,
  { request, giver }: { readonly request: PresentRequest; readonly giver: Giver },
): Promise<GivenPresent | Refusal> {
  if (!giver.signedIn.session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    const present = await lockChangeable(transaction, deps, id, giver)
    if (present instanceof Refusal) return present
    const checked = await checkRequest(transaction, deps, present.story_id, request)
    if (checked instanceof Refusal) return checked
    if (request.address !== present.to_address) {
      const attempts = addressAttempts(deps.secret, request)
      if (!(await isWithinLimit(transaction, attempts, deps.clock()))) return refuse('too-many-requests')
      if (attempts.length > 0) await countAttempts(transaction, attempts, deps.clock())
    }
    const changed = await transaction
      .updateTable('present')
      .set(checked.values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const before = await editionsIn(transaction, id)
    await includeOrders(transaction, id, checked.orders)
    if (present.dedication !== '' || changed.dedication !== '')
      await queueDedicated(deps.jobs, transaction, {
        story: present.story_id,
        kinds: [...before, ...request.editions],
      })
    const [given] = await viewGiven(transaction, [changed], deps.clock())
    return given as GivenPresent
  })
}

/** Leaves no trace of it. */
export async function cancelPresent(
  deps: PresentDeps,
  id: string,
  giver: Giver,
): Promise<{ cancelled: true } | Refusal> {
  if (!giver.signedIn.session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    const present = await lockChangeable(transaction, deps, id, giver)
    if (present instanceof Refusal) return present
    const kinds = present.dedication === '' ? [] : await editionsIn(transaction, id)
    await transaction.deleteFrom('present').where('id', '=', id).execute()
    await queueDedicated(deps.jobs, transaction, { story: present.story_id, kinds })
    return { cancelled: true }
  })
}

const editionsIn = async (transaction: Queries, id: string) => (await editionsOf(transaction, [id])).get(id) ?? []

/** The giver's own present, locked against its delivery; refused once its hour has come. */
async function lockChangeable(
  transaction: Queries,
  { clock }: Pick<PresentDeps, 'clock'>,
  id: string,
  { signedIn }: Giver,
): Promise<PresentRow | Refusal> {
  const present = await transaction
    .selectFrom('present')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', signedIn.account.id)
    .forUpdate()
    .executeTakeFirst()
  if (!present) return refuse('not-found')
  return isDue(present, clock()) || present.ended_at ? refuse('present-delivered') : present
}
