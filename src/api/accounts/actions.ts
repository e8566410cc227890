import type { Done, SignInAction } from '../../contract/account.ts'
import type { Queries } from '../db/database.ts'
import type { AccountDeps } from './account-deps.ts'
import { isClaimable, transferStory } from './assign-story.ts'

export async function admittedAction(
  queries: Queries,
  action: SignInAction | undefined,
  claimHash: string | undefined,
): Promise<SignInAction | undefined> {
  if (action?.kind !== 'assign-story') return action
  if (claimHash === undefined) return undefined
  const story = await queries
    .selectFrom('story')
    .select('story.id')
    .where('story.id', '=', action.story)
    .where('story.claim_hash', '=', claimHash)
    .where(isClaimable)
    .executeTakeFirst()
  return story && action
}

/** Does what was queued for an account; a story of another browser waits for its owner's decision. */
export async function performAction(
  transaction: Queries,
  { addShare }: Pick<AccountDeps, 'addShare'>,
  account: string,
  action: SignInAction | undefined,
  claimHash: string | undefined,
): Promise<Done> {
  if (!action) return []
  const isDone =
    action.kind === 'assign-story'
      ? await transferStory(transaction, { story: action.story, account, from: { claimHash } })
      : await addShare(transaction, { share: action.share, account })
  return isDone ? [action.kind] : []
}
