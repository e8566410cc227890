import type { Category } from '../../contract/categories.ts'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface GeneratorProps {
  /** Of the screen; pages are made in any. */
  readonly language: Language
  readonly texts: Pick<Texts, 'generator' | 'errors' | 'frame'> & {
    readonly cards: Pick<Texts['home']['templates'], 'ages' | 'agesFrom' | 'badges' | 'groups'>
    readonly confirm: Texts['settings']['confirm']
    readonly categories: Readonly<Record<Category, string>>
    readonly notFound: Pick<Texts['pages']['notFound'], 'heading' | 'text' | 'home'>
    readonly ratings: string
    readonly printOrders: string
    readonly invoices: string
  }
  readonly languages: Readonly<Record<Language, string>>
  /** By category; shown where a page has no picture of its own. */
  readonly pictures: Readonly<Record<Category, string>>
  readonly paths: {
    readonly login: string
    readonly home: string
    readonly ratings: string
    readonly printOrders: string
    readonly invoices: string
  }
}
