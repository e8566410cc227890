import Negotiator from 'negotiator'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../contract/languages.ts'

/** The language of a visitor who named none in the address: the stored one, else the browser's, else English. */
export function languageOf(stored: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(stored)) return stored
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } })
  const [first] = negotiator.languages([...LANGUAGES])
  return isLanguage(first) ? first : FALLBACK_LANGUAGE
}
