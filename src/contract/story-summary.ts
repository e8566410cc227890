import * as z from 'zod/mini'
import { Chapter, CoverFormats, Story } from './story.ts'

const {
  id,
  role,
  title,
  description,
  category,
  language,
  writtenBy,
  createdAt,
  state,
  cover,
  mediaItems,
  statusDetails,
} = Story.shape
const { number, title: chapterTitle, mediaItems: sounds } = Chapter.shape

/** A story in lists, without its text. */
export const StorySummary = z.object({
  id,
  role,
  title,
  description,
  category,
  language,
  writtenBy,
  createdAt,
  state,
  cover,
  mediaItems,
  statusDetails,
  /** Of a present: for the giver whom it is still wrapped for, for its recipient whom it is from. */
  present: z.optional(z.string()),
  coverFormats: z.object({ card: CoverFormats.shape.card }),
  /** Without texts; of media only sound. */
  chapters: z.array(z.object({ number, title: chapterTitle, mediaItems: sounds })),
})
export type StorySummary = z.output<typeof StorySummary>
