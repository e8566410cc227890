/** Letters without an accent to lose: "ı" is one of its own. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ı', 'i'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
]

const isThai = /\p{Script=Thai}/u

/** Thai keeps its vowel marks, which are letters. */
function folded(text: string): string {
  const spelled = SPELLINGS.reduce((left, [letter, plain]) => left.replaceAll(letter, plain), text.toLowerCase())
  return spelled.normalize('NFD').replace(/(?<!\p{Script=Thai})[\u0300-\u036f]+/gu, '')
}

/** Lower case and without accents: "châtain" becomes "chatain", "weiß" "weiss". */
export function plainWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(word => word !== '')
}

/** Words this short must match whole: "mer" is the sea, "merry" is not. */
const WHOLE_WORD_LENGTH = 4

/** Thai is written without spaces: there a word may stand anywhere. */
function isMeant(word: string, start: string): boolean {
  if (isThai.test(start)) return word.includes(start)
  if (start.length <= WHOLE_WORD_LENGTH) return word === start
  return word.startsWith(start) || word.endsWith(start)
}

export interface WordRow<Key> {
  readonly key: Key
  readonly starts: readonly string[]
}

export const listed = (words: string): readonly string[] => words.split(/\s+/u).filter(word => word !== '')

/** Longest match first: Thai for "undersea" also holds "sea". */
function rowsOf<Key>(word: string, rows: readonly WordRow<Key>[]): readonly WordRow<Key>[] {
  const matches = rows.map(row => {
    const lengths = row.starts.filter(start => isMeant(word, start)).map(start => start.length)
    return { row, length: Math.max(0, ...lengths) }
  })
  return matches
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(({ row }) => row)
}

/** In the order of the text, without duplicates; "under water" is one word. */
export function mentioned<Key>(text: string, rows: readonly WordRow<Key>[]): readonly Key[] {
  const words = plainWords(text)
  const found = words.flatMap((word, index) => {
    const joined = `${word}${words[index + 1] ?? ''}`
    const whole = joined === word ? [] : rows.filter(({ starts }) => starts.includes(joined))
    return [...whole, ...rowsOf(word, rows)]
  })
  return Array.from(new Set(found.map(row => row.key)))
}
