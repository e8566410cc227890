import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../contract/languages.ts'

/** The story's language where we have its words. */
export const languageOf = ({ language }: { readonly language: string }): Language =>
  isLanguage(language) ? language : FALLBACK_LANGUAGE
