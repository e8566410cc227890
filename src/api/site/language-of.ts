import Negotiator from 'negotiator'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../contract/languages.ts'

/** The stored language, else the browser's, else English. */
export function languageOf(stored: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(stored)) return stored
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } })
  // `*` gets the first one offered.
  const [first] = negotiator.languages([FALLBACK_LANGUAGE, ...LANGUAGES])
  return isLanguage(first) ? first : FALLBACK_LANGUAGE
}
