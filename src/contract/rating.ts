import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'

/** How a reader found a story, the best first. */
export const RATINGS = ['lovely', 'fair', 'poor'] as const
export type Rating = (typeof RATINGS)[number]

/** Of `list-ratings` at once. */
export const RATINGS_AT_ONCE = 200

/** What staff see of a rating: nothing of the story's text or people. */
export const StaffRating = z.object({
  ratedAt: z.iso.datetime(),
  rating: z.enum(RATINGS),
  category: z.enum(CATEGORIES),
  /** Of the story, two letters. */
  language: z.string(),
  writtenBy: z.enum(['offline', 'model']),
  /** Words as asked for. */
  length: z.int(),
  by: z.enum(['owner', 'recipient']),
})
export type StaffRating = z.output<typeof StaffRating>

/** How often a rating was given for stories of one author, language and category. */
export const RatingCount = z.object({
  writtenBy: StaffRating.shape.writtenBy,
  language: StaffRating.shape.language,
  category: StaffRating.shape.category,
  rating: StaffRating.shape.rating,
  count: z.int(),
})
export type RatingCount = z.output<typeof RatingCount>
