/** Interface languages, in the order of the menu. */
export const LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'th', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'

export const STORY_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export const OTHER_STORY_LANGUAGES = ['it', 'pl', 'da', 'th', 'tr'] as const
export const DEFAULT_STORY_LANGUAGE = 'deutsch'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

const NAMES: Record<string, string[]> = {
  en: ['english', 'englisch', 'anglais', 'inglés', 'inglese'],
  de: ['german', 'deutsch', 'allemand', 'alemán', 'tedesco'],
  fr: ['french', 'französisch', 'français', 'francés', 'francese'],
  es: ['spanish', 'spanisch', 'espagnol', 'español', 'spagnolo'],
  it: ['italian', 'italienisch', 'italien', 'italiano'],
  pl: ['polish', 'polnisch', 'polonais', 'polaco', 'polacco', 'polski'],
  da: ['danish', 'dänisch', 'danois', 'danés', 'danese', 'dansk'],
  th: ['thai', 'thailändisch', 'thaï', 'tailandés', 'ไทย'],
  tr: ['turkish', 'türkisch', 'turc', 'turco', 'türkçe'],
}

/** The two-letter code for a code or name; undefined for unknown ones. */
export function storyLanguageCode(text: string): string | undefined {
  const word = text.trim().toLowerCase()
  return Object.keys(NAMES).find(code => code === word || NAMES[code]?.includes(word))
}
