import type { Category } from '../../contract/categories.ts'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface GeneratorProps {
  /** The language of the screen; pages are made in any. */
  readonly language: Language
  readonly texts: Pick<Texts, 'generator' | 'errors' | 'frame'> & {
    readonly cards: Pick<Texts['home']['templates'], 'ages' | 'agesFrom' | 'badges' | 'groups'>
    readonly confirm: Texts['settings']['confirm']
    /** Their names. */
    readonly categories: Readonly<Record<Category, string>>
    readonly notFound: Pick<Texts['pages']['notFound'], 'heading' | 'text' | 'home'>
  }
  /** Own names of the languages. */
  readonly languages: Readonly<Record<Language, string>>
  /** Addresses of a category's picture, shown where a page has none of its own. */
  readonly pictures: Readonly<Record<Category, string>>
  readonly paths: { readonly login: string; readonly home: string }
}
