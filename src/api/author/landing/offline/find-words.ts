import type { Language } from '../../../../contract/languages.ts'
import { localeOf } from '../../../../lib/locale.ts'
import { wordsOf } from '../../../../lib/words.ts'

const GAP = ' '

/** From this length a German word may begin a compound, a Turkish one have endings. */
const STEM_LETTERS = { de: 5, tr: 4 }

const ENDINGS: Readonly<Record<Language, string>> = {
  de: '(?:s|n|e|en|er|es)?',
  en: "(?:[’']?s|es|[’'])?",
  fr: '(?:s|x|es|e)?',
  es: '(?:s|es)?',
  it: '[aeio]?',
  tr: '(?:lar|ler|sı|si|su|sü|da|de|ya|ye|nın|nin|dan|den|ı|i)?',
  th: '',
}

/** Lower-case words with one gap before, between and after them, which `Finder`s search. */
export function wordRow(text: string, language: Language): string {
  const words = wordsOf(text.toLocaleLowerCase(localeOf(language)), language)
  const parted = language === 'th' ? words : words.flatMap(word => word.split(/[’']/u))
  return `${GAP}${parted.join(GAP)}${GAP}`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function endingOf(stem: string, language: Language): string {
  if (language === 'de' && stem.length >= STEM_LETTERS.de) return '\\S*'
  if (language === 'tr' && stem.length >= STEM_LETTERS.tr) return '\\S*'
  return ENDINGS[language]
}

const patterns = new Map<string, RegExp>()

function patternOf(word: string, language: Language): RegExp {
  const key = `${language} ${word}`
  const known = patterns.get(key)
  if (known) return known
  const stem = wordRow(word, language).trim()
  const pattern = new RegExp(`${GAP}${escaped(stem)}${endingOf(stem, language)}(?=${GAP})`, 'u')
  patterns.set(key, pattern)
  return pattern
}

function firstOf(row: string, words: readonly string[], language: Language) {
  let best: { at: number; length: number } | undefined
  for (const word of words) {
    const at = row.search(patternOf(word, language))
    if (at < 0) continue
    if (!best || at < best.at || (at === best.at && word.length > best.length)) best = { at, length: word.length }
  }
  return best
}

export const has = (row: string, words: readonly string[], language: Language): boolean =>
  firstOf(row, words, language) !== undefined

/** Id of the entry named first; at the same position the longer word wins. */
export function namedFirst(
  row: string,
  entries: Readonly<Record<string, { readonly words: readonly string[] }>>,
  language: Language,
): string | undefined {
  const found = Object.entries(entries).flatMap(([id, { words }]) => {
    const match = firstOf(row, words, language)
    return match ? [{ id, ...match }] : []
  })
  return found.sort((one, other) => one.at - other.at || other.length - one.length)[0]?.id
}
