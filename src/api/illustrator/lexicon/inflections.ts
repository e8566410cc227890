import type { NamedLanguage } from '../../../contract/picture-names.server.ts'

/** How a language bends its nouns, as far as finding them goes. */
export interface Inflection {
  /** Endings that may follow a word, folded. */
  readonly endings: readonly string[]
  /** What a last vowel becomes in the plural. */
  readonly plurals?: Readonly<Record<string, readonly string[]>>
  /** Letters that may follow a word in any form, its last vowel left out: languages with many cases. */
  readonly tail?: number
  /** Whether words are joined: the last part says what it is. */
  readonly isJoining?: true
}

export const INFLECTIONS: Readonly<Record<NamedLanguage, Inflection>> = {
  de: { endings: ['e', 'en', 'er', 'ern', 'n', 's', 'es', 'se', 'sen', 'nen', 'chen'], isJoining: true },
  en: { endings: ['s', 'es'] },
  fr: { endings: ['s', 'x'] },
  es: { endings: ['s', 'es'] },
  it: { endings: [], plurals: { a: ['e', 'he'], e: ['i'], o: ['i', 'hi'] } },
  pl: { endings: [], tail: 3 },
  da: { endings: ['e', 'en', 'et', 'er', 'erne', 'ene', 'n', 'ne', 'rne', 'r', 's', 't'], isJoining: true },
  th: { endings: [] },
  tr: { endings: [], tail: 7 },
}

/** Shorter words are only found as they are: "Ei" is an egg, "ein" is not. */
const BENT_LEAST = 3
const STEM_LEAST = 4
const LAST_VOWEL = /[aeiouy]$/u

/** A word and its forms; a tail is for {@link stemOf}. */
export function formsOf(word: string, { endings, plurals = {} }: Inflection): readonly string[] {
  if (word.length < BENT_LEAST) return [word]
  const plural = (plurals[word.slice(-1)] ?? []).map(ending => word.slice(0, -1) + ending)
  return [word, ...endings.map(ending => word + ending), ...plural]
}

/** What all forms of a word begin with, where the language has a tail. */
export function stemOf(word: string, { tail = 0 }: Inflection): string | undefined {
  const stem = word.replace(LAST_VOWEL, '')
  return tail > 0 && stem.length >= STEM_LEAST ? stem : undefined
}
