import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { lockAccount } from './accounts.ts'
import { deleteStories } from './delete-stories.ts'
import { type RemovalDeps, removeFilesNow } from './remove-files.ts'
import type { SignedIn } from './signed-in.ts'

export interface OfferedStory {
  readonly id: string
  readonly title: string | null
}

/** Items of one answer; the rest is listed once these are decided. */
const LISTED_MAX = 50

/** Sets aside what other browsers put into an account before its proof: its owner decides whether it stays. */
export async function setAsideOthers(
  transaction: Queries,
  { account, claimHash }: { readonly account: string; readonly claimHash: string | undefined },
): Promise<void> {
  await transaction
    .updateTable('story')
    .set({ awaits_owner: true })
    .where('account_id', '=', account)
    .$if(claimHash !== undefined, query => query.where('claim_hash', '!=', claimHash ?? ''))
    .execute()
}

export async function hasOffered(queries: Queries, account: string): Promise<boolean> {
  const row = await queries
    .selectFrom('story')
    .select('id')
    .where('account_id', '=', account)
    .where('awaits_owner', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The stories that wait for the caller's decision, oldest first. */
export async function offeredStories(
  { db }: { readonly db: Queries },
  { account, session }: SignedIn,
): Promise<OfferedStory[]> {
  if (!session.proven) return []
  return db
    .selectFrom('story')
    .select(['id', 'title'])
    .where('account_id', '=', account.id)
    .where('awaits_owner', '=', true)
    .orderBy('created_at')
    .limit(LISTED_MAX)
    .execute()
}

/** Takes the named stories into the caller's library, or deletes them. Ignores all others. */
export async function decideOffered(
  deps: RemovalDeps,
  { account, session }: SignedIn,
  { keep, stories }: { readonly keep: boolean; readonly stories: readonly string[] },
): Promise<{ decided: number } | Refusal> {
  if (!session.proven) return refuse('proof-needed')
  const decided = await deps.db.transaction().execute(async transaction => {
    if (!(await lockAccount(transaction, account.id))) return []
    const rows = await transaction
      .updateTable('story')
      .set({ awaits_owner: false })
      .where('account_id', '=', account.id)
      .where('awaits_owner', '=', true)
      .where('id', 'in', stories)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (!keep) await deleteStories(transaction, ids, deps.clock())
    return ids
  })
  if (!keep && decided.length > 0) await removeFilesNow(deps, decided)
  return { decided: decided.length }
}
