import { STORY_CHANGES_PER_DAY } from '../../contract/limits.ts'
import type { Queries } from '../db/database.ts'
import { countDailyUses } from './daily-uses.ts'

/** Counts one more change of a story that has work made; false when the story has had all of the day's. */
export const countStoryChange = (transaction: Queries, story: string, now: number): Promise<boolean> =>
  countDailyUses(transaction, [{ kind: 'story-change', key: story, limit: STORY_CHANGES_PER_DAY }], now)
