import {
  AMBIGUOUS_IMPERATIVES,
  IMPERATIVES,
  ORDER_PHRASES,
  ORDER_SIGNS,
  POLITE_WORDS,
  PROGRAM_NOUNS,
  YOURS,
} from './program-order-words.ts'

/** Words between an imperative and what it is about. */
const REACH_WORDS = 6
/** Units of a text that are read. */
const READ_UNITS = 4000

/** Flags of regions are written with tag characters; anywhere else those hide text. */
const REGION_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu
/** Characters that hide or reverse words. */
const HIDING = /[\u{e0000}-\u{e007f}\u202d\u202e]/u
/** They set a part of a text apart from the rest. */
const ISOLATE = /[\u2066-\u2069]/gu
const FORMAT = /\p{Cf}/gu
const TOKEN = /[\p{L}\p{N}\p{M}]+|[.!?:;,…\n–—-]/gu
const MARK = /^[^\p{L}\p{N}\p{M}]/u

const LATIN_TWINS: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j' },
}
const CYRILLIC_TWIN = /[аеорсухіѕј]/gu

/** Lower case without invisible characters, wide letters and Cyrillic twins of Latin letters. */
function unmasked(text: string): string {
  const shown = text.replace(ISOLATE, '\n').normalize('NFKC').replace(FORMAT, '').toLowerCase()
  const isMixed = /\p{Script=Latin}/u.test(shown)
  return isMixed ? shown.replace(CYRILLIC_TWIN, letter => LATIN_TWINS[letter] ?? letter) : shown
}

/** Whether a sentence begins with an imperative about the words that a program was given. */
function hasImperative(text: string): boolean {
  const tokens = text.match(TOKEN) ?? []
  return tokens.some((token, at) => {
    const before = tokens[at - 1]
    const isFirst = before === undefined || MARK.test(before) || POLITE_WORDS.has(before)
    if (!isFirst) return false
    const next = tokens.slice(at + 1, at + 1 + REACH_WORDS)
    const isMeant = IMPERATIVES.has(token) || (AMBIGUOUS_IMPERATIVES.has(token) && next.some(word => YOURS.has(word)))
    return isMeant && next.some(word => PROGRAM_NOUNS.has(word))
  })
}

/** Whether a text speaks to the program that writes instead of about the story. */
export function isProgramOrder(text: string): boolean {
  const read = text.slice(0, READ_UNITS).replace(REGION_FLAG, '')
  if (HIDING.test(read)) return true
  const plain = unmasked(read)
  const line = plain.replace(/\s+/gu, ' ')
  return (
    ORDER_SIGNS.some(sign => plain.includes(sign)) ||
    ORDER_PHRASES.some(phrase => line.includes(phrase)) ||
    hasImperative(plain)
  )
}
