import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Rating } from '../../contract/rating.ts'
import type { Clock } from '../../lib/clock.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

/** Of the account, or of the browser where nobody is signed in. */
export async function keepRating(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  id: string,
  { rating, viewer }: { readonly rating: Rating; readonly viewer: Viewer },
): Promise<{ rating: Rating } | Refusal> {
  const story = await readableStories(db, viewer).select('story.status').where('story.id', '=', id).executeTakeFirst()
  const rater = raterOf(viewer)
  if (!story || !rater) return refuse('not-found')
  if (story.status !== 'complete') return refuse('not-ready')
  const rated = { rating, by_owner: story.is_own === true, rated_at: new Date(clock()) }
  await db
    .insertInto('story_rating')
    .values({ id: randomUUID(), story_id: id, ...rater, ...rated })
    .onConflict(conflict =>
      conflict.columns(['story_id', rater.account_id === null ? 'claim_hash' : 'account_id']).doUpdateSet(rated),
    )
    .execute()
  return { rating }
}

/** What the viewer said of a story, in a query for it. */
export function ratingIn(build: ExpressionBuilder<Schema, 'story'>, viewer: Viewer) {
  const rater = raterOf(viewer)
  return build
    .selectFrom('story_rating')
    .select('story_rating.rating')
    .whereRef('story_rating.story_id', '=', 'story.id')
    .$if(rater?.account_id != null, query => query.where('story_rating.account_id', '=', rater?.account_id ?? null))
    .$if(rater?.account_id == null, query => query.where('story_rating.claim_hash', '=', rater?.claim_hash ?? null))
    .limit(1)
}

const raterOf = ({ signedIn, claimHash }: Viewer) => {
  if (signedIn) return { account_id: signedIn.account.id, claim_hash: null }
  return claimHash === undefined ? undefined : { account_id: null, claim_hash: claimHash }
}
