import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { NAME_MAX, SHARE_NOTE_MAX } from './limits.ts'
import { STORY_ROLES } from './story.ts'
import { text } from './text.ts'

/** What of a shared story is read without an account. */
export const SHARE_OPENINGS = ['cover', 'first-chapter', 'whole'] as const

/** What a giver says of a share; empty texts say nothing. */
export const ShareWords = z.strictObject({
  sender: text(NAME_MAX),
  note: text(SHARE_NOTE_MAX),
  opens: z.enum(SHARE_OPENINGS),
})
export type ShareWords = z.output<typeof ShareWords>

export const SharedChapter = z.object({ number: z.int(), title: z.string(), text: z.string() })
export type SharedChapter = z.output<typeof SharedChapter>

/** Says of its owner only what they wrote for it. */
export const SharedStory = z.object({
  title: z.string(),
  teaser: z.string(),
  /** With its title; null until drawn. */
  cover: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  /** Two-letter code of the story's own language. */
  language: z.string(),
  chapters: z.int(),
  writtenBy: z.enum(['offline', 'model']),
  role: z.enum([...STORY_ROLES, 'visitor']),
  story: z.nullable(z.uuid()),
  sender: z.string(),
  note: z.string(),
  opens: z.enum(SHARE_OPENINGS),
  /** Whole; null where the share does not open it. */
  firstChapter: z.nullable(SharedChapter),
  /** Title of the second chapter, beside the first one. */
  nextTitle: z.nullable(z.string()),
})
export type SharedStory = z.output<typeof SharedStory>

/** Without a language: visitors land in their own. */
export const sharedPath = (share: string): string => `/s/${share}`
