import { randomUUID } from 'node:crypto'
import { type GivenPresent, PRESENTS_MAX, type PresentRequest } from '../../contract/present.ts'
import { accountHash } from '../accounts/account-hash.ts'
import { type Attempt, countAttempts, isWithinLimit } from '../accounts/attempts.ts'
import { emailKey } from '../accounts/email-key.ts'
import { visibleStory } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { queueDedicated } from '../editions/dedications.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { viewGiven } from './given-present.ts'
import { includedOrders, includeOrders } from './included-orders.ts'
import { newCode } from './present-code.ts'
import type { Giver, PresentDeps } from './present-deps.ts'
import { presentTime } from './present-time.ts'

/** What a request says of a present's row, once it is found to be in order. */
export interface CheckedRequest {
  readonly values: ReturnType<typeof rowValues>
  readonly orders: readonly string[]
}

/** Wraps the giver's finished story. Needs a proof: mails in the name of an unproven mailbox may be a stranger's. */
export async function schedulePresent(
  deps: PresentDeps,
  story: string,
  { request, giver }: { readonly request: PresentRequest; readonly giver: Giver },
): Promise<GivenPresent | Refusal> {
  if (!giver.signedIn.session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    // Locked: presents of one story are counted one after the other.
    const row = await visibleStory(transaction, giver, story).select(['story.status']).forUpdate().executeTakeFirst()
    if (!row) return refuse('not-found')
    if (row.status !== 'complete') return refuse('not-ready')
    const checked = await checkRequest(transaction, deps, story, request)
    if (checked instanceof Refusal) return checked
    if (!(await mayGive(transaction, deps, { story, request, giver }))) return refuse('too-many-requests')
    const made = await transaction
      .insertInto('present')
      .values({
        ...checked.values,
        id: randomUUID(),
        code: newCode(),
        story_id: story,
        account_id: giver.signedIn.account.id,
        created_at: new Date(deps.clock()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await includeOrders(transaction, made.id, checked.orders)
    if (made.dedication !== '') await queueDedicated(deps.jobs, transaction, { story, kinds: request.editions })
    const [given] = await viewGiven(transaction, [made], deps.clock())
    return given as GivenPresent
  })
}

export async function checkRequest(
  transaction: Queries,
  { clock }: Pick<PresentDeps, 'clock'>,
  story: string,
  request: PresentRequest,
): Promise<CheckedRequest | Refusal> {
  if (request.delivery === 'mail' && request.address === undefined) {
    return refuse('invalid-input', [{ path: 'address', code: 'required', params: {} }])
  }
  const opensAt = presentTime(request, clock())
  if (opensAt instanceof Refusal) return opensAt
  const orders = await includedOrders(transaction, story, request.editions)
  if (orders instanceof Refusal) return orders
  return { values: rowValues(request, opensAt), orders }
}

const rowValues = (request: PresentRequest, opensAt: Date) => ({
  from_name: request.from.trim(),
  to_name: request.to.trim(),
  dedication: request.dedication.trim(),
  delivery: request.delivery,
  to_address: request.delivery === 'mail' ? (request.address ?? null) : null,
  language: request.language,
  opens_at: opensAt,
  time_zone: request.timeZone,
})

interface Given {
  readonly story: string
  readonly request: PresentRequest
  readonly giver: Giver
}

/** Whether one more present may be made: of the story, of the giver, and to the address. */
async function mayGive(
  transaction: Queries,
  { secret, clock }: PresentDeps,
  { story, request, giver }: Given,
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('present')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('story_id', '=', story)
    .executeTakeFirstOrThrow()
  if (Number(count) >= PRESENTS_MAX) return false
  const attempts: readonly Attempt[] = [
    { kind: 'present-giver', key: accountHash(secret, 'counted', giver.signedIn.account.id) },
    ...addressAttempts(secret, request),
  ]
  if (!(await isWithinLimit(transaction, attempts, clock()))) return false
  await countAttempts(transaction, attempts, clock())
  return true
}

/** One more present to an address, which others may be giving to as well. */
export const addressAttempts = (
  secret: string,
  { delivery, address }: Pick<PresentRequest, 'delivery' | 'address'>,
): readonly Attempt[] =>
  delivery === 'mail' && address !== undefined
    ? [{ kind: 'present-address', key: accountHash(secret, 'counted', emailKey(address)) }]
    : []
