import { languageDirection } from '../../../lib/language-direction.ts'
import { type Breaking, balance } from './balance-lines.ts'
import { cleanText, graphemesOf } from './clean-text.ts'
import { baseDirection } from './direction.ts'
import type { Face } from './face.ts'
import { settableText } from './face-runs.ts'
import { cutUp, hyphenated, lineOf, type Piece, piecesOf } from './pieces.ts'
import { type ShapedLine, type Shaping, shapeLine } from './shape-line.ts'

/** Units of the picture unless em. */
export interface TextStyle {
  readonly faces: readonly Face[]
  readonly maxSize: number
  /** Smallest legible size; what does not fit at it is shortened. */
  readonly minSize: number
  /** Below it a word too wide for the box is hyphenated instead. */
  readonly decentSize: number
  readonly maxLines: number
  /** In em. */
  readonly leading: number
  readonly tracking: number
}

export interface TextBox {
  readonly width: number
  readonly height: number
}

/** Never wider or taller than its box, by the ink itself. */
export interface FittedText {
  readonly lines: readonly { readonly text: string; readonly shaped: ShapedLine }[]
  readonly size: number
  readonly leading: number
  readonly shortened: boolean
}

const ELLIPSIS = '…'
/** Graphemes that are tried; the rest is never set. */
const TRIED_MAX = 160
/** Growth of the letters that justifies a further line. */
const WORTH_A_LINE = 1.07
const WORTH_A_HYPHEN = 1.12
/** Between the ink of two lines, in em. */
const CLEAR = 0.05

class Fitting {
  readonly #widths = new Map<string, number>()
  readonly style: TextStyle
  readonly box: TextBox
  readonly shaping: Shaping

  constructor(style: TextStyle, box: TextBox, shaping: Shaping) {
    this.style = style
    this.box = box
    this.shaping = shaping
  }

  /** Ink in em, cached. */
  widthOf = (text: string): number => {
    const known = this.#widths.get(text)
    if (known !== undefined) return known
    const { left, right } = shapeLine(text, this.shaping)
    this.#widths.set(text, right - left)
    return right - left
  }

  get space(): number {
    return this.widthOf('n n') - 2 * this.widthOf('n')
  }

  set({ lines }: Breaking): FittedText {
    const shaped = lines.map(pieces => {
      const text = lineOf(pieces)
      return { text, shaped: shapeLine(text, this.shaping) }
    })
    const width = Math.max(...shaped.map(({ shaped: { left, right } }) => right - left))
    const [first, last] = [shaped[0]?.shaped, shaped.at(-1)?.shaped]
    const gaps = shaped.slice(1).map((line, index) => line.shaped.top - (shaped[index]?.shaped.bottom ?? 0) + CLEAR)
    const leading = Math.max(this.style.leading, ...gaps)
    const height = (first?.top ?? 0) - (last?.bottom ?? 0) + leading * (shaped.length - 1)
    const size = Math.min(this.style.maxSize, this.box.width / width, this.box.height / height)
    return { lines: shaped, size, leading: leading * size, shortened: false }
  }

  best(pieces: readonly Piece[]): FittedText | undefined {
    let best: { readonly fitted: FittedText; readonly worth: number } | undefined
    for (let lines = 1; lines <= Math.min(this.style.maxLines, pieces.length); lines++) {
      const breaking = balance(pieces, lines, this.widthOf, this.space)
      if (!breaking) continue
      const fitted = this.set(breaking)
      const worth = fitted.size / (1 + breaking.penalty * 0.35)
      if (!best || worth > best.worth * WORTH_A_LINE) best = { fitted, worth }
    }
    return best?.fitted
  }

  withHyphens(pieces: readonly Piece[]): FittedText | undefined {
    const { decentSize, minSize } = this.style
    const plain = this.best(pieces)
    if (!plain || plain.size >= decentSize) return plain
    const tooWide = (size: number) => (text: string) => this.widthOf(text) * size > this.box.width
    const broken = this.best(hyphenated(pieces, this.shaping.language, tooWide(decentSize)))
    const better = broken && broken.size > plain.size * WORTH_A_HYPHEN ? broken : plain
    if (better.size >= minSize || !pieces.some(({ text }) => tooWide(minSize)(text))) return better
    return this.best(cutUp(pieces, tooWide(minSize))) ?? better
  }
}

function beginnings(text: string, language: string): string[] {
  const words = piecesOf(text, language)
  const characters = graphemesOf(words[0]?.text ?? '')
  return [
    ...characters.slice(1).map((_, index) => characters.slice(0, index + 1).join('')),
    ...words.slice(1).map((_, index) => lineOf(words.slice(0, index + 1))),
  ]
}

const withEllipsis = (text: string) => `${text.replace(/(?<![\p{P}\p{Zs}])[\p{P}\p{Zs}]+$/u, '')}${ELLIPSIS}`

function longestThatFits(texts: readonly string[], set: (text: string) => FittedText | undefined) {
  let [fits, fails]: [number, number] = [-1, texts.length]
  let best: FittedText | undefined
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2)
    const tried = set(texts[middle] ?? '')
    if (tried) [best, fits] = [tried, middle]
    else fails = middle
  }
  return best
}

/** Undefined when nothing of the text can be set. */
export function fitText(raw: string, language: string, style: TextStyle, box: TextBox): FittedText | undefined {
  const cleaned = settableText(style.faces, cleanText(raw))
  const whole = graphemesOf(cleaned).slice(0, TRIED_MAX).join('')
  const shaping: Shaping = { ...style, language, base: languageDirection(language) ?? baseDirection(cleaned) }
  const fitting = new Fitting(style, box, shaping)
  if (shapeLine(whole, shaping).glyphs.length === 0) return undefined
  const fitted = fitting.withHyphens(piecesOf(whole, language))
  if (whole === cleaned && fitted && fitted.size >= style.minSize) return fitted
  const cut = longestThatFits(beginnings(whole, language), text => {
    const tried = fitting.withHyphens(piecesOf(withEllipsis(text), language))
    return tried && tried.size >= style.minSize ? tried : undefined
  })
  if (cut) return { ...cut, shortened: true }
  return fitted && { ...fitted, shortened: whole !== cleaned }
}
