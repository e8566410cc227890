import type { Category } from '../../contract/categories.ts'
import type { Language } from '../../contract/languages.ts'

export type BeginningPaths = Readonly<Record<Language, Beginnings>>
/** Stories in 24 chapters begin on the calendar's page; `landing` holds `{landing}`. */
type Beginnings = Readonly<Record<Category, string> & Partial<Record<'advent' | 'landing', string>>>
