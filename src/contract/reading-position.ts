import * as z from 'zod/mini'
import { CHAPTERS_MAX } from './limits.ts'

/** More than any chapter has, against storing other data. */
const PARAGRAPHS_MAX = 10_000
const OFFSET_MAX = 100_000

export const TextPosition = z.object({
  /** Counted from 1. */
  chapter: z.int().check(z.minimum(1), z.maximum(CHAPTERS_MAX)),
  /** Counted from 0. */
  paragraph: z.int().check(z.minimum(0), z.maximum(PARAGRAPHS_MAX)),
  /** In its paragraph, in UTF-16 units. */
  offset: z.int().check(z.minimum(0), z.maximum(OFFSET_MAX)),
})
export type TextPosition = z.output<typeof TextPosition>

/** `at` is the device's time. */
export const ReadingPosition = z.extend(TextPosition, { at: z.iso.datetime() })
export type ReadingPosition = z.output<typeof ReadingPosition>
