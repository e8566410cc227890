/** Letters that have no accent to lose: "ı" is one letter of its own. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ı', 'i'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
]

const isThai = /\p{Script=Thai}/u

/** Lower case and without accents; Thai keeps its vowel marks, which are letters there. */
function folded(text: string): string {
  const spelled = SPELLINGS.reduce((left, [letter, plain]) => left.replaceAll(letter, plain), text.toLowerCase())
  return spelled.normalize('NFD').replace(/(?<!\p{Script=Thai})[\u0300-\u036f]+/gu, '')
}

/** Words of a free text, lower case and without accents: "châtain" becomes "chatain", "weiß" "weiss". */
export function plainWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(word => word !== '')
}

/** Words this short must match whole: "mer" is the sea, "merry" is not. */
const WHOLE_WORD_LENGTH = 4

/** Whether a word of a text is the one of a word list. Thai is written without spaces: there it may stand anywhere. */
export function isMeant(word: string, start: string): boolean {
  if (isThai.test(start)) return word.includes(start)
  if (start.length <= WHOLE_WORD_LENGTH) return word === start
  return word.startsWith(start) || word.endsWith(start)
}

export interface WordRow<Key> {
  readonly key: Key
  /** Beginnings of words without accents, as {@link plainWords} gives them. */
  readonly starts: readonly string[]
}

/** A word list as it is easiest to read: one string of words. */
export const listed = (words: string): readonly string[] => words.split(/\s+/u).filter(word => word !== '')

/** The rows one word means, the longest match first: Thai for "undersea" also holds "sea". */
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

/** The rows a text mentions, in the order of its words, none twice; "under water" is heard as one word. */
export function mentioned<Key>(text: string, rows: readonly WordRow<Key>[]): readonly Key[] {
  const words = plainWords(text)
  const found = words.flatMap((word, index) => {
    const joined = `${word}${words[index + 1] ?? ''}`
    const whole = joined === word ? [] : rows.filter(({ starts }) => starts.includes(joined))
    return [...whole, ...rowsOf(word, rows)]
  })
  return Array.from(new Set(found.map(row => row.key)))
}
