import type { StoryRow } from './own-story.ts'

/** Whether its books are sold only after its owner has read it: what a program put together is looked at first. */
export const mustBeRead = ({ written_by, read_at }: Pick<StoryRow, 'written_by' | 'read_at'>): boolean =>
  written_by === 'offline' && read_at === null
