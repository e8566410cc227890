import { LANGUAGES, type Language } from '../contract/languages.ts'
import type { UrlWords } from '../contract/routes.ts'
import type { Texts } from '../contract/texts.ts'

const files = import.meta.glob<Texts>('../../i18n/*.json', { eager: true, import: 'default' })

const fileOf = (language: Language) => files[`../../i18n/${language}.json`]

/** In the order of the language menu. A test asks for all of them. */
export const WRITTEN_LANGUAGES = LANGUAGES.filter(language => fileOf(language) !== undefined)

/** For pages and layouts only: browsers get their texts as props. */
export function textsOf(language: Language): Texts {
  const texts = fileOf(language)
  if (texts === undefined) throw new Error(`i18n/${language}.json is missing`)
  return texts
}

export const URL_WORDS: Partial<Record<Language, UrlWords>> = Object.fromEntries(
  WRITTEN_LANGUAGES.map(language => [language, textsOf(language).urls]),
)

/** All languages are written, which a test asks for. */
export const ALL_URL_WORDS = URL_WORDS as Readonly<Record<Language, UrlWords>>

export const LANGUAGE_NAMES = WRITTEN_LANGUAGES.map(language => ({ language, name: textsOf(language).language.name }))
