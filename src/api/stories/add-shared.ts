import type { AddShare } from '../accounts/account-deps.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { visibleStories } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { ShareDeps, SignedInViewer } from './share-story.ts'

export interface Added {
  readonly id: string
  readonly role: 'owner' | 'recipient'
}

/** Adds a share to a library, except an own story. Undefined without the share. The caller holds the account's lock. */
async function addShared(
  transaction: Queries,
  { share, account, now }: { readonly share: string; readonly account: string; readonly now: number },
): Promise<Added | undefined> {
  const found = await transaction
    .selectFrom('story_share')
    .innerJoin('story', 'story.id', 'story_share.story_id')
    .select(['story.id', 'story.account_id'])
    .where('story_share.id', '=', share)
    // Against a parallel revocation.
    .forKeyShare('story_share')
    .executeTakeFirst()
  if (!found) return undefined
  if (found.account_id === account) return { id: found.id, role: 'owner' }
  await transaction
    .insertInto('added_story')
    .values({ share_id: share, account_id: account, added_at: new Date(now) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return { id: found.id, role: 'recipient' }
}

/** The queued action after a proof; whether the story was added. */
export const addShareAt =
  (clock: () => number): AddShare =>
  async (transaction, request) =>
    (await addShared(transaction, { ...request, now: clock() }))?.role === 'recipient'

/** For a signed-in caller, except for stories of this browser. */
export async function addStory(deps: ShareDeps, share: string, viewer: SignedInViewer): Promise<Added | Refusal> {
  const { account, session } = viewer.signedIn
  if (!session.proven) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    if (!(await lockAccount(transaction, account.id))) return refuse('not-found')
    const own = await visibleStories(transaction, viewer)
      .innerJoin('story_share', 'story_share.story_id', 'story.id')
      .select('story.id')
      .where('story_share.id', '=', share)
      .executeTakeFirst()
    if (own) return { id: own.id, role: 'owner' }
    const added = await addShared(transaction, { share, account: account.id, now: deps.clock() })
    return added ?? refuse('not-found')
  })
}

export async function removeAdded(
  { db }: Pick<ShareDeps, 'db'>,
  story: string,
  { signedIn }: SignedInViewer,
): Promise<{ removed: true } | Refusal> {
  if (!signedIn.session.proven) return refuse('proof-needed')
  const removed = await db
    .deleteFrom('added_story')
    .where('account_id', '=', signedIn.account.id)
    .where('share_id', 'in', shares => shares.selectFrom('story_share').select('id').where('story_id', '=', story))
    .returning('share_id')
    .executeTakeFirst()
  return removed ? { removed: true } : refuse('not-found')
}
