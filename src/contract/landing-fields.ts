import * as z from 'zod/mini'
import { filledText } from './text.ts'

/** UTF-16 units, as in the content service. */
export const SYMBOL_MAX = 256
export const MARKDOWN_MAX = 50_000
export const AGES_MAX = 10

const SLUG_MAX = 120
/** With its ending it is a file name, at most 255 bytes. */
const SLUG_MAX_BYTES = 220

const bytesOf = (word: string) => new TextEncoder().encode(word).byteLength

/** Letters, marks and digits of any script, with single hyphens between. */
export const Slug = filledText(SLUG_MAX).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u),
  z.refine(word => bytesOf(word) <= SLUG_MAX_BYTES),
)

/** `3-6`, or `12+`. */
export const AgeSpan = z.string().check(z.regex(/^\d{1,2}(?:-\d{1,2}|\+)$/))

export const BADGES = ['popular', 'new', 'most-loved', 'trending'] as const

/** In the order of the home page. */
export const HOT_LIST_GROUPS = ['family', 'hobby', 'love', 'fan', 'fanfiction', 'learning', 'crazy', 'other'] as const
export type HotListGroup = (typeof HOT_LIST_GROUPS)[number]
