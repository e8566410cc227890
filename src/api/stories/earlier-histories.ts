import * as z from 'zod/mini'
import type { StoryRow } from '../accounts/own-story.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import type { StoryHistory } from '../story/memory.ts'

const HISTORIES: StoredSchema<readonly StoryHistory[]> = z.array(
  z.object({ told: z.array(z.string()), phrasings: z.array(z.number()), offset: z.number() }),
)

/** The histories of the visitor's stories before this one. Throws StoredShapeError. */
export const earlierHistories = ({ earlier_histories }: Pick<StoryRow, 'earlier_histories'>): readonly StoryHistory[] =>
  readStored(HISTORIES, earlier_histories, 'story.earlier_histories')
