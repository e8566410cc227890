import * as z from 'zod/mini'
import { CATEGORIES } from '../contract/categories.ts'
import { LANGUAGES } from '../contract/languages.ts'
import { ages, badge, language, line, long, picture, pictures, title } from './fields.ts'
import type { Stamp } from './parse-entry.ts'

const ENTRY_ID = /^[A-Za-z0-9._-]{1,64}$/

/** Spec 3, "Category definition". */
export const CategoryFields = z.object({
  title,
  category: z.enum(CATEGORIES),
  extTitle: line,
  description: long,
  image: picture,
  badge,
  ages,
  contentIds: z.partialRecord(z.enum(LANGUAGES), z.string().check(z.regex(ENTRY_ID))),
})
export type CategoryDefinition = z.output<typeof CategoryFields> & Stamp

/** `content` is markdown. */
export const CategoryTextFields = z.object({
  title,
  lang: language,
  content: long,
  coverImage: picture,
  images: pictures,
})
export type CategoryText = z.output<typeof CategoryTextFields> & Stamp

/** English where the language has no text. */
export interface CategoryPage {
  readonly definition: CategoryDefinition | undefined
  readonly text: CategoryText | undefined
}
