import { STORY_CHANGES_PER_DAY } from '../../contract/limits.ts'
import type { Queries } from '../db/database.ts'
import { countDailyUses } from './daily-uses.ts'

/** Counts one change of a story; false when the day's limit is used up. */
export const countStoryChange = (transaction: Queries, story: string, now: number): Promise<boolean> =>
  countDailyUses(transaction, [{ kind: 'story-change', key: story, limit: STORY_CHANGES_PER_DAY }], now)
