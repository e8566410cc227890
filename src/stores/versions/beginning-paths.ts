import type { Category } from '../../contract/categories.ts'
import type { Language } from '../../contract/languages.ts'

/** Paths of the pages on which stories begin. */
export type BeginningPaths = Readonly<Record<Language, Beginnings>>
/** A story in 24 chapters begins on the calendar's own page; `landing` holds `{landing}`. */
type Beginnings = Readonly<Record<Category, string> & Partial<Record<'advent' | 'landing', string>>>
