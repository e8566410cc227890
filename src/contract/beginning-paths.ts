import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

export type BeginningPaths = Readonly<Record<Language, Beginnings>>
/** Stories in 24 chapters begin on the calendar's page; `landing` holds `{landing}`. */
type Beginnings = Readonly<Record<Category, string> & Partial<Record<'advent' | 'landing', string>>>
