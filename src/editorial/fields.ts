import * as z from 'zod/mini'
import { LANGUAGES } from '../contract/languages.ts'
import { filledText, text } from '../contract/text.ts'
import { PictureField } from './picture.ts'

/** Most characters (UTF-16 units) of a field, as Contentful has them. */
const SYMBOL_MAX = 256
const TEXT_MAX = 50_000
const PICTURES_MAX = 50
const SLUG_MAX = 120
/** Bytes of a slug: with its ending it is the name of a file, which file systems allow 255. */
const SLUG_MAX_BYTES = 220
const AGES_MAX = 10

const bytesOf = (word: string) => new TextEncoder().encode(word).byteLength

export const title = filledText(SYMBOL_MAX)
export const line = z.optional(text(SYMBOL_MAX))
/** Markdown, or plain text of more than a line. */
export const long = z.optional(text(TEXT_MAX))
export const language = z.enum(LANGUAGES)
export const picture = z.optional(PictureField)
export const pictures = z._default(z.array(PictureField).check(z.maxLength(PICTURES_MAX)), [])

/** A word of an address in any script: letters, marks, digits, single hyphens between them. */
export const slug = filledText(SLUG_MAX).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u),
  z.refine(word => bytesOf(word) <= SLUG_MAX_BYTES),
)

/** `3-6`, or `12+`. */
export const ages = z._default(
  z.array(z.string().check(z.regex(/^\d{1,2}(?:-\d{1,2}|\+)$/))).check(z.maxLength(AGES_MAX)),
  [],
)

export const BADGES = ['popular', 'new', 'most-loved', 'trending'] as const
export type Badge = (typeof BADGES)[number]

/** `Most loved` is a badge's name as well as `most-loved`. */
export const badge = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(word => word.trim().toLowerCase().replaceAll(' ', '-')),
    ),
    z.enum(BADGES),
  ),
)
