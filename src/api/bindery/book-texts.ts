import { BRAND } from '../../contract/brand.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'

/** What a book says beside its story, and the language it says it in. */
export interface BookTexts extends Readonly<Texts['books']> {
  readonly language: Language
}

/** In the story's language where the product speaks it, else in the fallback. */
export function bookTexts(storyLanguage: string): BookTexts {
  const short = storyLanguage.split('-')[0]?.toLowerCase()
  const language = isLanguage(short) ? short : FALLBACK_LANGUAGE
  const { books } = serverTexts(language)
  return { ...books, language, author: fill(books.author, { brand: BRAND }) }
}
