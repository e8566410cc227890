/** Units of a text that are read: more than any answer may have, so that only what no form sent is cut. */
const READ_UNITS = 5000

export interface Token {
  /** Lower case, without marks: "mère" and "mere" are one word. Turkish and Thai keep theirs, which are letters. */
  readonly word: string
  readonly isCapital: boolean
  /** In UTF-16 units of the text in NFC. */
  readonly start: number
  readonly end: number
  /** Number of the sentence, and of the part between two commas, counted through the text. */
  readonly sentence: number
  readonly clause: number
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ı: 'i', ø: 'o', ł: 'l' }
const PART = /[\p{L}\p{N}\p{M}]+|[†✝]|[.!?;…\n]|[,:()–—]/gu
const IS_WORD = /^[\p{L}\p{N}†✝]/u
const ENDS_SENTENCE = /^[.!?;…\n]/u
const MARKS = /\p{M}/gu

export function folded(text: string, language: string): string {
  if (language === 'tr') return text.normalize('NFC').toLocaleLowerCase('tr')
  if (language === 'th') return text.normalize('NFC')
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ßœæıøł]/gu, letter => LETTERS[letter] ?? letter)
}

const thai = new Intl.Segmenter('th', { granularity: 'word' })

interface Part {
  readonly text: string
  readonly start: number
}

/** Words and the marks between them. */
function* partsOf(text: string, language: string): Generator<Part> {
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (language !== 'th') yield { text: part, start: index }
    else for (const { segment, index: at } of thai.segment(part)) yield { text: segment, start: index + at }
  }
}

export function tokensOf(text: string, language: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  for (const { text: part, start } of partsOf(text.normalize('NFC').slice(0, READ_UNITS), language)) {
    if (IS_WORD.test(part)) {
      const isCapital = /^\p{Lu}/u.test(part)
      tokens.push({ word: folded(part, language), isCapital, start, end: start + part.length, sentence, clause })
    } else {
      clause += 1
      if (ENDS_SENTENCE.test(part)) sentence += 1
    }
  }
  return tokens
}
