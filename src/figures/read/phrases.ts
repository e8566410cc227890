import { plainWords } from '../../lib/plain-words.ts'

/** One word of a phrase. */
interface Token {
  readonly text: string
  readonly isThai: boolean
  /** Short words must match whole: "cap" is no "captain". */
  readonly isShort: boolean
}

/** A row of a word table: phrases in seven languages, separated by commas, each of one or more words. */
export interface PhraseRow<Key> {
  readonly key: Key
  readonly phrases: readonly { readonly tokens: readonly Token[]; readonly letters: number }[]
}

/** Words that may stand between two of a phrase: "gap between her teeth". */
const SKIPPED_MAX = 2
const SHORT_LETTERS = 4
const isThai = /\p{Script=Thai}/u

const tokenOf = (text: string): Token => ({ text, isThai: isThai.test(text), isShort: text.length <= SHORT_LETTERS })

export const row = <Key>(key: Key, phrases: string): PhraseRow<Key> => ({
  key,
  phrases: phrases.split(',').flatMap(phrase => {
    const tokens = phrase.trim().split(/\s+/u).filter(Boolean).map(tokenOf)
    return tokens.length === 0 ? [] : [{ tokens, letters: tokens.reduce((sum, { text }) => sum + text.length, 0) }]
  }),
})

const isSaid = (word: string, { text, isShort }: Token): boolean =>
  word === text || (!isShort && (word.startsWith(text) || word.endsWith(text)))

export interface Match<Key> {
  readonly key: Key
  /** Places in the clause's words. */
  readonly from: number
  readonly to: number
  readonly letters: number
}

/** Where a phrase that begins at `from` ends; undefined when it does not. */
function endOf(words: readonly string[], tokens: readonly Token[], from: number): number | undefined {
  let at = from
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index]
    const last = Math.min(words.length - 1, at + 1 + SKIPPED_MAX)
    let next = at + 1
    while (next <= last && !(token && isSaid(words[next] ?? '', token))) next++
    if (next > last) return undefined
    at = next
  }
  return at
}

/** The longest phrase of all rows that begins at this word. */
function longestAt<Key>(
  words: readonly string[],
  rows: readonly PhraseRow<Key>[],
  from: number,
): Match<Key> | undefined {
  const word = words[from] ?? ''
  let best: Match<Key> | undefined
  for (const { key, phrases } of rows)
    for (const { tokens, letters } of phrases) {
      const first = tokens[0]
      if (!first || first.isThai || (best && best.letters >= letters) || !isSaid(word, first)) continue
      const to = endOf(words, tokens, from)
      if (to !== undefined) best = { key, from, to, letters }
    }
  return best
}

/** Thai has no spaces: every key whose word stands in it, longest first, each letter once. */
function inThai<Key>(word: string, rows: readonly PhraseRow<Key>[], at: number): Match<Key>[] {
  const all = rows.flatMap(({ key, phrases }) =>
    phrases.flatMap(({ tokens: [first], letters }) =>
      first?.isThai && word.includes(first.text) ? [{ key, text: first.text, letters }] : [],
    ),
  )
  let left = word
  const found: { readonly key: Key; readonly place: number; readonly letters: number }[] = []
  for (const { key, text, letters } of all.toSorted((a, b) => b.letters - a.letters)) {
    const place = left.indexOf(text)
    if (place < 0) continue
    left = left.replace(text, ' '.repeat(text.length))
    found.push({ key, place, letters })
  }
  return found.toSorted((a, b) => a.place - b.place).map(({ key, letters }) => ({ key, from: at, to: at, letters }))
}

/** What the words of a clause name, from left to right; the longest phrase wins, and each word counts once. */
export function matchesIn<Key>(words: readonly string[], rows: readonly PhraseRow<Key>[]): Match<Key>[] {
  const found: Match<Key>[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isThai.test(word)) {
      found.push(...inThai(word, rows, at))
      continue
    }
    const match = longestAt(words, rows, at)
    if (!match) continue
    found.push(match)
    at = match.to
  }
  return found
}

/** Every key that a text names, in its order, without duplicates. */
export const keysIn = <Key>(text: string, rows: readonly PhraseRow<Key>[]): Key[] =>
  Array.from(new Set(matchesIn(plainWords(text), rows).map(({ key }) => key)))
