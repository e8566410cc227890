import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { STORY_ROLES } from './story.ts'

/** Says nothing of who shared it. */
export const SharedStory = z.object({
  title: z.string(),
  teaser: z.string(),
  /** With the title where drawn; null without a cover. */
  cover: z.nullable(z.string()),
  isTitled: z.boolean(),
  category: z.enum(CATEGORIES),
  /** Two-letter code of the story's own language. */
  language: z.string(),
  chapters: z.int(),
  writtenBy: z.enum(['offline', 'model']),
  role: z.enum([...STORY_ROLES, 'visitor']),
  story: z.nullable(z.uuid()),
})
export type SharedStory = z.output<typeof SharedStory>

/** Without a language: visitors land in their own. */
export const sharedPath = (share: string): string => `/s/${share}`
