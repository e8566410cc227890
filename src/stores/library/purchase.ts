import type { StorySummary } from '../../contract/story-summary.ts'
import { storyIdIn } from '../story-address.ts'
import { type BoughtEdition, hasEdition, hasFailed } from './editions.ts'

export interface Purchase {
  readonly edition: BoughtEdition
  readonly storyId: string
}

export interface FreshPurchase {
  readonly edition: BoughtEdition
  readonly story: StorySummary
  readonly state: 'waiting' | 'here' | 'late'
}

/** Reads `newPurchase` and `storyId` of the query; undefined when they name nothing. */
export function purchaseIn(search: string): Purchase | undefined {
  const query = new URLSearchParams(search)
  const edition = query.get('newPurchase')
  const storyId = storyIdIn(query.get('storyId') ?? '')
  if (storyId === undefined || (edition !== 'ebook' && edition !== 'audiobook')) return undefined
  return { edition, storyId }
}

/** Undefined for a story that is not in this library. */
export function freshPurchase(
  stories: readonly StorySummary[],
  purchase: Purchase | undefined,
  isLate: boolean,
): FreshPurchase | undefined {
  const story = purchase && stories.find(({ id }) => id === purchase.storyId)
  if (!story) return undefined
  const { edition } = purchase
  if (hasEdition(story, edition)) return { edition, story, state: 'here' }
  // Its row says so, and offers to try again.
  if (hasFailed(story, edition)) return undefined
  return { edition, story, state: isLate ? 'late' : 'waiting' }
}
