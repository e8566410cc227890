import * as z from 'zod/mini'
import { filledText } from './text.ts'

/** Most characters (UTF-16 units) of a one-line field and of a Markdown field, as the content service has them. */
export const SYMBOL_MAX = 256
export const MARKDOWN_MAX = 50_000
export const AGES_MAX = 10

const SLUG_MAX = 120
/** Bytes of a slug: with its ending it is the name of a file, which file systems allow 255. */
const SLUG_MAX_BYTES = 220

const bytesOf = (word: string) => new TextEncoder().encode(word).byteLength

/** A word of an address in any script: letters, marks, digits, single hyphens between them. */
export const Slug = filledText(SLUG_MAX).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u),
  z.refine(word => bytesOf(word) <= SLUG_MAX_BYTES),
)

/** `3-6`, or `12+`. */
export const AgeSpan = z.string().check(z.regex(/^\d{1,2}(?:-\d{1,2}|\+)$/))

export const BADGES = ['popular', 'new', 'most-loved', 'trending'] as const

/** What a landing page can be listed under, in the order of the groups on the home page. */
export const HOT_LIST_GROUPS = ['family', 'hobby', 'love', 'fan', 'fanfiction', 'learning', 'crazy', 'other'] as const
export type HotListGroup = (typeof HOT_LIST_GROUPS)[number]
