import { createRequire } from 'node:module'

const SOFT_HYPHEN = '\u00ad'
/** Letters kept together before and after a hyphen. */
const BEFORE_MIN = 3
const AFTER_MIN = 3
/** Languages whose patterns make good titles; others are never hyphenated. */
const LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'tr', 'pl', 'da', 'nl', 'pt', 'sv', 'fi', 'hu', 'cs'] as const
type Hyphenated = (typeof LANGUAGES)[number]
const PACKAGES: Partial<Record<Hyphenated, string>> = { en: 'en-us' }

interface Patterns {
  hyphenateSync(text: string, options: { readonly minWordLength: number }): string
}

/** Patterns are large: read with a language's first long word. */
const packages = createRequire(import.meta.url)
const patternsOf = (language: Hyphenated): Patterns => packages(`hyphen/${PACKAGES[language] ?? language}`)

const isHyphenated = (language: string): language is Hyphenated => LANGUAGES.includes(language as Hyphenated)

function tidied(syllables: readonly string[]): string[] {
  const joined: string[] = []
  for (const syllable of syllables) {
    const last = joined.at(-1)
    if (last !== undefined && last.length < BEFORE_MIN) joined[joined.length - 1] = last + syllable
    else joined.push(syllable)
  }
  const last = joined.at(-1) ?? ''
  return joined.length > 1 && last.length < AFTER_MIN ? [...joined.slice(0, -2), (joined.at(-2) ?? '') + last] : joined
}

/** Liang's patterns of the language, after the word's own soft hyphens. One piece when there is no break. */
export function syllablesOf(word: string, language: string): string[] {
  if (word.includes(SOFT_HYPHEN)) return word.split(SOFT_HYPHEN).filter(part => part !== '')
  const code = language.toLowerCase().split('-')[0] ?? ''
  if (!isHyphenated(code) || !/^\p{L}+\p{P}*$/u.test(word)) return [word]
  const marked = patternsOf(code).hyphenateSync(word, { minWordLength: BEFORE_MIN + AFTER_MIN })
  return tidied(marked.split(SOFT_HYPHEN))
}
