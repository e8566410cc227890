import { graphemesOf } from './clean-text.ts'
import { syllablesOf } from './hyphenate.ts'

/** A hyphen shows at a line's end only. */
type Joint = 'space' | 'none' | 'hyphen' | 'cut'

export interface Piece {
  readonly text: string
  readonly joint: Joint
}

const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Never first on a line: closing marks, Thai signs of repetition and abbreviation. */
const CLINGS_BACK = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ๆฯ々ー]/u
const CLINGS_ON = /[\p{Ps}\p{Pi}¿¡]$/u
const INNER_BREAK = /(?<=[\p{L}\p{N}][-\u2010–—/])(?=\p{L})/u

function attached(texts: readonly string[], clings: (before: string, text: string) => boolean, glue = ''): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const last = parts.at(-1)
    if (last !== undefined && clings(last, text)) parts[parts.length - 1] = last + glue + text
    else parts.push(text)
  }
  return parts
}

function dictionaryWords(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return attached(
    Array.from(segmenter.segment(text), ({ segment }) => segment),
    (before, segment) => CLINGS_BACK.test(segment) || CLINGS_ON.test(before),
  )
}

const joined = (texts: readonly string[], inner: Joint, last: Joint): Piece[] =>
  texts.map((text, index) => ({ text, joint: index < texts.length - 1 ? inner : last }))

function piecesOfWord(word: string, language: string): Piece[] {
  if (UNSPACED.test(word)) return joined(dictionaryWords(word, language), 'none', 'space')
  const parts = joined(word.split(INNER_BREAK), 'none', 'space')
  return parts.flatMap(({ text, joint }) =>
    text.includes('\u00ad') ? joined(syllablesOf(text, language), 'hyphen', joint) : { text, joint },
  )
}

/** A lone mark (a dash, a French question mark) stays with its word. */
const gluedWords = (text: string): string[] =>
  attached(
    text.split(' '),
    (before, word) => /^[!?:;»…)\]–—-]+$/u.test(word) || /(^|\u00a0)[«¿¡(]$/u.test(before),
    '\u00a0',
  )

/** Breaks at spaces, after inner dashes, between Thai words, at soft hyphens. */
export const piecesOf = (text: string, language: string): Piece[] =>
  gluedWords(text)
    .filter(word => word !== '')
    .flatMap(word => piecesOfWord(word, language))

export const hyphenated = (pieces: readonly Piece[], language: string, tooWide: (text: string) => boolean): Piece[] =>
  pieces.flatMap(piece =>
    tooWide(piece.text) ? joined(syllablesOf(piece.text, language), 'hyphen', piece.joint) : piece,
  )

export const cutUp = (pieces: readonly Piece[], tooWide: (text: string) => boolean): Piece[] =>
  pieces.flatMap(piece => (tooWide(piece.text) ? joined(graphemesOf(piece.text), 'cut', piece.joint) : piece))

export function lineOf(pieces: readonly Piece[]): string {
  const text = pieces.map(({ text, joint }, index) => {
    const isLast = index === pieces.length - 1
    if (isLast) return joint === 'hyphen' ? `${text}-` : text
    return joint === 'space' ? `${text} ` : text
  })
  return text.join('')
}
