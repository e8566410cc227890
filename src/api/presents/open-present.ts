import type { ReceivedPresent } from '../../contract/present.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { findPresent } from './find-present.ts'
import { type CodeCaller, isDue, type PresentDeps, type PresentRow } from './present-deps.ts'
import { hasOpened, viewReceived } from './view-received.ts'

/** Browsers that may open a present, of which each forgets it after a month. */
const BROWSERS_MAX = 10
const BROWSER_DAYS = 30

type Received = Promise<ReceivedPresent | Refusal>

export const readPresent = (deps: PresentDeps, code: string, caller: CodeCaller): Received =>
  deps.db.transaction().execute(async transaction => {
    const present = await findPresent(transaction, deps, code, caller)
    return present instanceof Refusal ? present : viewReceived({ ...deps, db: transaction }, present, caller)
  })

/** Lets this browser read, from the hour on, until an account keeps the present. The giver's own look is not counted. */
export const openPresent = (deps: PresentDeps, code: string, caller: CodeCaller): Received =>
  deps.db.transaction().execute(async transaction => {
    const present = await findPresent(transaction, deps, code, caller)
    if (present instanceof Refusal) return present
    const view = (row: PresentRow, claimHash = caller.claimHash) =>
      viewReceived({ ...deps, db: transaction }, row, { ...caller, claimHash })
    if (!isDue(present, deps.clock()) || (await hasOpened(transaction, present, caller))) return view(present)
    if (present.kept_by !== null) return view(present)
    if (await isOpenedOften(transaction, present.id, deps.clock())) return refuse('too-many-requests')
    const claimHash = caller.keepClaim()
    const now = new Date(deps.clock())
    await transaction
      .insertInto('present_browser')
      .values({ present_id: present.id, claim_hash: claimHash, opened_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const isGiver = caller.signedIn?.account.id === present.account_id
    return view(isGiver ? present : await markOpened(transaction, present, now), claimHash)
  })

async function markOpened(transaction: Queries, present: PresentRow, now: Date): Promise<PresentRow> {
  if (present.opened_at) return present
  await transaction.updateTable('present').set({ opened_at: now }).where('id', '=', present.id).execute()
  return { ...present, opened_at: now }
}

async function isOpenedOften(transaction: Queries, present: string, now: number): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('present_browser')
    .select(query => query.fn.countAll<string>().as('count'))
    .where('present_id', '=', present)
    .where('opened_at', '>', new Date(now - BROWSER_DAYS * DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(count) >= BROWSERS_MAX
}

/** The first account that keeps it has it; its code then opens nothing for others. */
export async function keepPresent(
  deps: PresentDeps,
  code: string,
  caller: CodeCaller & { readonly signedIn: NonNullable<CodeCaller['signedIn']> },
): Received {
  const { account, session } = caller.signedIn
  if (!session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    const found = await findPresent(transaction, deps, code, caller)
    if (found instanceof Refusal) return found
    const isTheirs = found.kept_by === null && found.account_id !== account.id && isDue(found, deps.clock())
    const now = new Date(deps.clock())
    const kept = { kept_by: account.id, kept_at: now, opened_at: found.opened_at ?? now }
    if (isTheirs) await transaction.updateTable('present').set(kept).where('id', '=', found.id).execute()
    const present = isTheirs ? { ...found, ...kept } : found
    return viewReceived({ ...deps, db: transaction }, present, caller)
  })
}

export const thankPresent = (
  deps: PresentDeps,
  code: string,
  { thanks, caller }: { readonly thanks: string; readonly caller: CodeCaller },
): Received =>
  deps.db.transaction().execute(async transaction => {
    const present = await findPresent(transaction, deps, code, caller)
    if (present instanceof Refusal) return present
    if (!(await hasOpened(transaction, present, caller))) return refuse('not-found')
    const said = { thanks: thanks.trim(), thanked_at: new Date(deps.clock()) }
    await transaction.updateTable('present').set(said).where('id', '=', present.id).execute()
    return viewReceived({ ...deps, db: transaction }, { ...present, ...said }, caller)
  })
