import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../../contract/answers/answer-kinds.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import { storedParameter } from '../db/story-columns.ts'
import type { Brief } from '../story/brief.ts'
import { briefOf } from '../story/brief-of.ts'
import { memoryOf } from '../story/memory.ts'
import type { StoryLanding } from '../story/story-landing.ts'
import { earlierHistories } from './earlier-histories.ts'

const LANDING: StoredSchema<StoryLanding | null> = z.nullable(
  z.object({
    slug: z.string(),
    title: z.string(),
    productDefinition: z.string(),
    questions: z.array(z.object({ question: z.string(), kind: z.enum(ANSWER_KINDS) })),
  }),
)

type Row = Pick<StoryRow, 'parameter' | 'seed' | 'earlier_histories' | 'landing'>

/** The same for each step of a story: everything it is made of was stored when the story began. Throws StoredShapeError. */
export function briefOfStory(story: Row): Brief {
  const landing = readStored(LANDING, story.landing, 'story.landing')
  return briefOf(storedParameter(story.parameter), story.seed, memoryOf(earlierHistories(story)), landing ?? undefined)
}
