import type { Rating } from '../../contract/rating.ts'

/** How a reader found a story: one an account, or a browser without one. */
export interface StoryRatingTable {
  id: string
  story_id: string
  account_id: string | null
  /** HMAC of the browser's claim. */
  claim_hash: string | null
  rating: Rating
  by_owner: boolean
  rated_at: Date
}
