import { tokensOf } from './match-words.ts'
import type { RevisionWords } from './request-words.ts'

/** Letters by which two forms of a word may differ at their ends: "Drachen", "Drachens". */
const ENDING_MOST = 3
const STEM_LEAST = 3

const cache = new WeakMap<RevisionWords, ReadonlySet<string>>()

const articlesOf = (words: RevisionWords): ReadonlySet<string> => {
  const known = cache.get(words) ?? new Set(words.articles.split(' '))
  cache.set(words, known)
  return known
}

/** Words without articles, possessives and prepositions, in their case. */
export const bareTokens = (text: string, words: RevisionWords, language: string): string[] =>
  tokensOf(text, language).filter(token => /[\p{L}\p{N}]/u.test(token) && !articlesOf(words).has(token.toLowerCase()))

/** Without what stands before the first other word: "our", "of the". */
export function withoutArticles(text: string, words: RevisionWords, language: string): string[] {
  const tokens = tokensOf(text, language)
  const first = tokens.findIndex(token => !articlesOf(words).has(token.toLowerCase()))
  return first < 0 ? [] : tokens.slice(first)
}

export const isArticled = (text: string, words: RevisionWords, language: string): boolean =>
  articlesOf(words).has(tokensOf(text, language)[0]?.toLowerCase() ?? '')

/** Whether two words are forms of one. */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const least = Math.max(STEM_LEAST, Math.min(a.length, b.length) - 1)
  return a === b || (Math.abs(a.length - b.length) <= ENDING_MOST && a.slice(0, least) === b.slice(0, least))
}
