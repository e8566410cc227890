import { localeOf } from './locale.ts'

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/

/** In which direction a language is written; undefined for a language's typed name. */
export function languageDirection(language: string): 'ltr' | 'rtl' | undefined {
  const tag = localeOf(language)
  if (!tag) return undefined
  return RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
}
