import { BRAND } from '../../contract/brand.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { BookSource } from './book-source.ts'

export interface BookTexts extends Readonly<Omit<Texts['books'], 'ai' | 'rules'>> {
  readonly language: Language
  /** What made the book. */
  readonly made: string
}

/** A book names AI only where a model made it. */
export function bookTexts(storyLanguage: string, source: BookSource): BookTexts {
  const short = storyLanguage.split('-')[0]?.toLowerCase()
  const language = isLanguage(short) ? short : FALLBACK_LANGUAGE
  const { ai, rules, ...books } = serverTexts(language).books
  const byMaker = source === 'rules' ? rules : { author: books.author, made: ai, keywords: books.keywords }
  return { ...books, ...byMaker, language, author: fill(byMaker.author, { brand: BRAND }) }
}
