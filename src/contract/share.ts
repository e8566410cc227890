import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { STORY_ROLES } from './story.ts'

/** What somebody sees who opens the address of a shared story. Nothing of it says who shared it. */
export const SharedStory = z.object({
  title: z.string(),
  teaser: z.string(),
  /** Address of the cover, with its title where that is drawn; null where there is none. */
  cover: z.nullable(z.string()),
  /** Whether the cover shows the title. */
  isTitled: z.boolean(),
  category: z.enum(CATEGORIES),
  /** Two-letter code of the story's own language. */
  language: z.string(),
  chapters: z.int(),
  writtenBy: z.enum(['offline', 'model']),
  /** What the caller is to it already. */
  role: z.enum([...STORY_ROLES, 'visitor']),
  /** Null for a visitor. */
  story: z.nullable(z.uuid()),
})
export type SharedStory = z.output<typeof SharedStory>

/** The path that is passed on: it names no language, so that everybody lands in their own. */
export const sharedPath = (share: string): string => `/s/${share}`
