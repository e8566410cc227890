import * as z from 'zod/mini'
import { Chapter, CoverFormats, Story } from './story.ts'

/** A chapter as lists have it: without its text, and of its media only its sound. */
const ChapterSummary = z.pick(Chapter, { number: true, title: true, mediaItems: true })

/** A story as lists have it: what a library shows of it, and no word of its text. */
export const StorySummary = z.extend(
  z.pick(Story, {
    id: true,
    role: true,
    title: true,
    description: true,
    category: true,
    language: true,
    createdAt: true,
    state: true,
    cover: true,
    mediaItems: true,
    statusDetails: true,
  }),
  {
    coverFormats: z.pick(CoverFormats, { card: true }),
    chapters: z.array(ChapterSummary),
  },
)
export type StorySummary = z.output<typeof StorySummary>
