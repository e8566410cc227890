import { BRAND } from '../../contract/brand.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'

export interface BookTexts extends Readonly<Texts['books']> {
  readonly language: Language
}

export function bookTexts(storyLanguage: string): BookTexts {
  const short = storyLanguage.split('-')[0]?.toLowerCase()
  const language = isLanguage(short) ? short : FALLBACK_LANGUAGE
  const { books } = serverTexts(language)
  return { ...books, language, author: fill(books.author, { brand: BRAND }) }
}
