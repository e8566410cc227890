import type { ExpressionBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { lockAccount } from './accounts.ts'
import type { SignedIn } from './signed-in.ts'

/** Whether a story has no owner, or an unproven one: after a mistyped address it can still be taken along. */
export const isClaimable = (build: ExpressionBuilder<Schema, 'story'>) =>
  build.or([
    build('story.account_id', 'is', null),
    build.exists(
      build
        .selectFrom('account')
        .select('account.id')
        .whereRef('account.id', '=', 'story.account_id')
        .where('account.proven_at', 'is', null),
    ),
  ])

export interface StoryTransfer {
  readonly story: string
  readonly account: string
  /** Set where another browser may have made the story: then its owner is asked first. */
  readonly from?: { readonly claimHash: string | undefined }
}

/** Makes a story an account's; false when it is another's. Callers check the right. Completion is mailed. */
export async function transferStory(transaction: Queries, { story, account, from }: StoryTransfer): Promise<boolean> {
  const transferred = await transaction
    .updateTable('story')
    .set(build => ({
      account_id: account,
      mail_when_ready: build('status', '!=', 'complete').$castTo<boolean>(),
      awaits_owner: from === undefined ? false : build('claim_hash', '!=', from.claimHash ?? '').$castTo<boolean>(),
    }))
    .where('story.id', '=', story)
    .where(build => build.or([build('story.account_id', '=', account), isClaimable(build)]))
    .returning('story.id')
    .executeTakeFirst()
  return transferred !== undefined
}

/** Makes a story of this browser the caller's own. No-op when it already is. */
export function assignStory(
  deps: { readonly db: Database },
  caller: { readonly signedIn: SignedIn; readonly claimHash: string | undefined },
  target: { readonly story: string; readonly userId: string },
): Promise<{ id: string } | Refusal> {
  const { signedIn, claimHash } = caller
  const account = signedIn.account.id
  return deps.db.transaction().execute(async transaction => {
    if (target.userId !== account || !(await lockAccount(transaction, account))) return refuse('not-found')
    const story = await transaction
      .selectFrom('story')
      .select(['claim_hash', 'account_id'])
      .where('id', '=', target.story)
      .executeTakeFirst()
    const isOfBrowser = claimHash !== undefined && story?.claim_hash === claimHash
    const isOwn = signedIn.session.proven && story?.account_id === account
    if (!isOfBrowser && !isOwn) return refuse('not-found')
    return (await transferStory(transaction, { story: target.story, account }))
      ? { id: target.story }
      : refuse('not-found')
  })
}
