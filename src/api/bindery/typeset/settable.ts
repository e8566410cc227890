import { plainText } from '../plain-text.ts'
import { openFaces } from './faces.ts'
import { SERIF_LETTERS } from './serif-letters.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Control characters of setting without a glyph: soft hyphen, joiners, break opportunity. */
const SILENT = new Set([0xad, 0x200b, 0x200c, 0x200d])
/** Variation selectors and flag tags; no face of ours has them. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0000}-\u{e01ef}]/gu
const FORMATS = /(?![\u00ad\u200b-\u200d])\p{Cf}/gu
const SILENT_AT_END = /(?<![\u200b-\u200d\u00ad])[\u200b-\u200d\u00ad]+$/gu

const codePointsOf = (text: string): number[] => Array.from(text, character => character.codePointAt(0) ?? 0)
const isIn = (letters: ReadonlySet<number>, text: string): boolean =>
  codePointsOf(text).every(codePoint => letters.has(codePoint) || SILENT.has(codePoint))

function settableGrapheme(grapheme: string): string {
  const { letters } = openFaces()
  const decomposed = grapheme.normalize('NFD')
  const bare = decomposed.replace(/[\p{M}\u200c\u200d]/gu, '')
  for (const text of [grapheme, grapheme.normalize('NFC'), decomposed, bare])
    if (text !== '' && letters.some(one => isIn(one, text))) return text
  return ''
}

export interface Settable {
  readonly text: string
  /** Graphemes without a face. */
  readonly lost: number
}

/** Plain text that the faces can set; other graphemes are left out and counted. */
export function settable(raw: string): Settable {
  const text = withoutNoise(plainText(raw)).replace(SELECTORS, '').replace(FORMATS, '')
  if (isIn(SERIF_LETTERS, text)) return { text, lost: 0 }
  let set = ''
  let lost = 0
  for (const { segment } of graphemes.segment(text)) {
    const usable = settableGrapheme(segment)
    set += usable
    if (usable === '') lost += 1
  }
  return { text: plainText(set.replace(SILENT_AT_END, '')), lost }
}

/** More of it in one piece is more than a PDF can hold of it: a string there ends at 65,535 bytes. */
const PIECE_MAX = 8000
/** Longer runs may be broken anywhere, except in scripts without spaces. */
const UNBROKEN = /[^\s\u200b\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}]{60,}/gu
/** No sentence of any script runs this long without a space: the rest is noise. */
const NOISE_FROM = 2000
const NOISE_KEPT = 200
const BREAKS_HERE = '\u200b'

const withBreaks = (run: string): string =>
  Array.from(graphemes.segment(run), ({ segment }) => segment).join(BREAKS_HERE)

const withoutNoise = (text: string): string =>
  text.replace(/\S+/g, run => (run.length < NOISE_FROM ? run : `${run.slice(0, NOISE_KEPT)}…`))

/** Pieces that a page can hold: split at spaces, over-long runs breakable. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let rest = text.replace(UNBROKEN, withBreaks)
  while (rest.length > PIECE_MAX) {
    const space = rest.lastIndexOf(' ', PIECE_MAX)
    const at = space > 0 ? space : rest.lastIndexOf(BREAKS_HERE, PIECE_MAX)
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
  return [...pieces, rest]
}
