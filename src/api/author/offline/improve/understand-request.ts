import { TONES, type Tone } from '../../../../contract/options.ts'
import { own } from '../../../../lib/own.ts'
import { germanRequests } from './de.ts'
import { englishRequests } from './en.ts'
import { spanishRequests } from './es.ts'
import { frenchRequests } from './fr.ts'
import type { RequestWords } from './request-words.ts'

const REQUEST_WORDS: Readonly<Record<string, RequestWords>> = {
  de: germanRequests,
  en: englishRequests,
  fr: frenchRequests,
  es: spanishRequests,
}

export const requestWords = (language: string): RequestWords | undefined => own(REQUEST_WORDS, language)

export type Understood =
  | { readonly kind: 'length'; readonly direction: 'shorter' | 'longer' }
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'words' }

/** Longer wishes are about what happens, and are told in their words. */
const STYLE_REQUEST_WORDS_MAX = 14

/** `words` when a person can only say the wish. */
export function understandRequest(request: string, language: string): Understood {
  const words = requestWords(language)
  if (!words || request.trim().split(/\s+/u).length > STYLE_REQUEST_WORDS_MAX) return { kind: 'words' }
  if (words.shorter.test(request)) return { kind: 'length', direction: 'shorter' }
  if (words.longer.test(request)) return { kind: 'length', direction: 'longer' }
  const tone = TONES.find(one => words.tones[one]?.test(request))
  return tone ? { kind: 'tone', tone } : { kind: 'words' }
}
