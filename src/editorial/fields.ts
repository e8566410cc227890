import * as z from 'zod/mini'
import { AGES_MAX, AgeSpan, BADGES, MARKDOWN_MAX, Slug, SYMBOL_MAX } from '../contract/landing-fields.ts'
import { LANGUAGES } from '../contract/languages.ts'
import { filledText, text } from '../contract/text.ts'
import { PictureField } from './picture.ts'

const PICTURES_MAX = 50

export const title = filledText(SYMBOL_MAX)
export const line = z.optional(text(SYMBOL_MAX))
/** Markdown, or plain text of more than a line. */
export const long = z.optional(text(MARKDOWN_MAX))
export const language = z.enum(LANGUAGES)
export const picture = z.optional(PictureField)
export const pictures = z._default(z.array(PictureField).check(z.maxLength(PICTURES_MAX)), [])

export const slug = Slug

export const ages = z._default(z.array(AgeSpan).check(z.maxLength(AGES_MAX)), [])

/** `Most loved` is accepted for `most-loved`. */
export const badge = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(word => word.trim().toLowerCase().replaceAll(' ', '-')),
    ),
    z.enum(BADGES),
  ),
)
