import { isOfferRedeemed } from '../accounts/offer-redemption.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'

/** Whether a story is the first of its account, mailbox or browser. Failed ones do not count; a free one stays. */
export async function isFirst(
  { db: queries, secret }: { readonly db: Queries; readonly secret: string },
  story: StoryRow,
  { signedIn }: Pick<Viewer, 'signedIn'>,
): Promise<boolean> {
  const account = story.account_id ?? signedIn?.account.id
  if (account === undefined) return !(await hasEarlier(queries, story, 'claim_hash', story.claim_hash))
  const claimed = await queries
    .selectFrom('free_story')
    .select('story_id')
    .where('account_id', '=', account)
    .executeTakeFirst()
  if (claimed) return claimed.story_id === story.id
  if (await hasEarlier(queries, story, 'account_id', account)) return false
  const email = signedIn?.account.id === account ? signedIn.account.email : await emailOf(queries, account)
  return email === undefined || !(await isOfferRedeemed(queries, secret, { id: account, email }))
}

const emailOf = async (queries: Queries, id: string): Promise<string | undefined> =>
  (await queries.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst())?.email

async function hasEarlier(
  queries: Queries,
  story: StoryRow,
  column: 'account_id' | 'claim_hash',
  value: string,
): Promise<boolean> {
  const earlier = await queries
    .selectFrom('story')
    .select('id')
    .where(column, '=', value)
    .where('status', '!=', 'failed')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(story.created_at, story.id)))
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Makes a story its account's free one; false when another is. */
export async function claimFreeStory(
  transaction: Queries,
  { account, story, now }: { readonly account: string; readonly story: string; readonly now: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('free_story')
    .values({ account_id: account, story_id: story, created_at: now })
    // No change, but returns the existing row.
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ account_id: account }))
    .returning('story_id')
    .executeTakeFirstOrThrow()
  return row.story_id === story
}
