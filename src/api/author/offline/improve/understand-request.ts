import { TONES, type Tone } from '../../../../contract/options.ts'
import { own } from '../../../../lib/own.ts'
import { germanWishes } from './de.ts'
import { englishWishes } from './en.ts'
import { spanishWishes } from './es.ts'
import { frenchWishes } from './fr.ts'
import type { WishWords } from './request-words.ts'

const WISHES: Readonly<Record<string, WishWords>> = {
  de: germanWishes,
  en: englishWishes,
  fr: frenchWishes,
  es: spanishWishes,
}

export const wishWords = (language: string): WishWords | undefined => own(WISHES, language)

export type Understood =
  | { readonly kind: 'length'; readonly direction: 'shorter' | 'longer' }
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'words' }

/** Longer wishes are about what happens, and are told in their words. */
const ABOUT_TELLING_WORDS = 14

/** `words` when a person can only say the wish. */
export function understandWish(wish: string, language: string): Understood {
  const words = wishWords(language)
  if (!words || wish.trim().split(/\s+/u).length > ABOUT_TELLING_WORDS) return { kind: 'words' }
  if (words.shorter.test(wish)) return { kind: 'length', direction: 'shorter' }
  if (words.longer.test(wish)) return { kind: 'length', direction: 'longer' }
  const tone = TONES.find(one => words.tones[one]?.test(wish))
  return tone ? { kind: 'tone', tone } : { kind: 'words' }
}
