import type { Category } from '../../../contract/categories.ts'
import type { Colour } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { graphemesOf, LOOKED_AT } from './clean-text.ts'
import type { Box } from './contrast.ts'
import type { Face } from './face.ts'
import {
  DEDICATION_FACES,
  KICKER_FACES,
  THAI_SMALL,
  THAI_TITLE,
  TITLE_FACES,
  TITLE_FALLBACKS,
  type TitleFace,
  WIDE_TITLE,
} from './face-table.ts'
import { type FittedText, fitText, type TextBox } from './fit-text.ts'
import { darkestOf, INKS } from './inks.ts'
import { linePaths } from './line-path.ts'
import { ORNAMENT_HEIGHT, ornament } from './ornament.ts'
import type { TypeLayout } from './type-layout.ts'

/** Visitors' words, drawn as outlines and never as markup. */
export interface CoverText {
  readonly title: string
  /** Kind of story, above the title. May be empty. */
  readonly kicker: string
  /** At the foot. May be empty. */
  readonly dedication: string
  /** BCP 47. */
  readonly language: string
}

export type TypeRole = 'kicker' | 'title' | 'dedication'

export interface TypeSheet {
  readonly role: TypeRole
  readonly markup: string
  /** Ink, in units of the picture. */
  readonly box: Box
  readonly ink: Colour
  readonly fitted: FittedText
}

export interface TitleBlock {
  readonly sheets: readonly TypeSheet[]
  readonly ornament: string
}

/** Graphemes; longer titles may take more than four lines. */
const LONG_TITLE = 80
/** Shares of the kicker's size. */
const KICKER_TRACKING = 0.24
/** Room for marks above and below. */
const KICKER_HEIGHT = 2
const KICKER_GAP = 1.5
const ORNAMENT_GAP = 1.15
const SMALLEST_LINE = 0.66
const THAI = /\p{Script=Thai}/u
/** Scripts whose letters look small beside capitals. */
const LOW_LETTERS =
  /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LOW_LETTERS_SCALE = 1.3

function titleFaceFor(category: Category, title: string): TitleFace {
  if (THAI.test(title)) return THAI_TITLE
  const own = TITLE_FACES[category]
  const latin = title.match(/\p{Script=Latin}/gu) ?? []
  return latin.every(letter => own.face.fileFor(letter)) ? own : WIDE_TITLE
}

function fitTitle(category: Category, { title, language }: CoverText, layout: TypeLayout, height: number) {
  const { face, scale, leading, tracking } = titleFaceFor(category, title)
  const maxLines = graphemesOf(title.slice(0, LOOKED_AT)).length > LONG_TITLE ? 5 : 4
  const { max, min, decent } = layout.titleSize
  const sizes = { maxSize: max * scale, minSize: min * scale, decentSize: decent * scale }
  const style = { faces: [face, ...TITLE_FALLBACKS], ...sizes, maxLines, leading, tracking }
  return fitText(title, language, style, { width: layout.block.width, height })
}

const smallFaces = (faces: readonly Face[], text: string): readonly Face[] =>
  THAI.test(text) ? [THAI_SMALL, ...faces] : faces

function fitSmall(
  text: string,
  language: string,
  faces: readonly Face[],
  size: number,
  { width, height }: TextBox,
  tracking: number,
) {
  const scale = LOW_LETTERS.test(text) ? LOW_LETTERS_SCALE : 1
  const sizes = { maxSize: size * scale, minSize: size * scale * SMALLEST_LINE, decentSize: 0 }
  const style = { faces: smallFaces(faces, text), ...sizes, maxLines: 1, leading: 1.2, tracking }
  return fitText(text, language, style, { width, height })
}

/** Text with an invalid tag is set as of no language. */
function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und'
  } catch {
    return 'und'
  }
}

const inkHeight = ({ lines, size, leading }: FittedText) =>
  ((lines[0]?.shaped.top ?? 0) - (lines.at(-1)?.shaped.bottom ?? 0)) * size + leading * (lines.length - 1)

/** `top` is the ink's own upper edge. */
function drawLines(fitted: FittedText, box: Box, align: TypeLayout['align'], top: number, fill: string) {
  const { lines, size, leading } = fitted
  const widths = lines.map(({ shaped }) => (shaped.right - shaped.left) * size)
  const first = top + (lines[0]?.shaped.top ?? 0) * size
  const lefts = widths.map(width => (align === 'middle' ? box.x + (box.width - width) / 2 : box.x))
  const outlines = lines.flatMap(({ shaped }, index) =>
    linePaths(shaped, itemAt(lefts, index), first + leading * index, size),
  )
  const markup = outlines.map(({ data, width }) =>
    width > 0
      ? svg`<path d="${data}" fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`
      : `<path d="${data}" fill="${fill}"/>`,
  )
  const x = Math.min(...lefts)
  const inked = { x, y: top, width: Math.max(...widths), height: inkHeight(fitted) }
  return { markup: markup.join(''), box: inked }
}

function goldLeaf(category: Category, { y, height }: { readonly y: number; readonly height: number }): string {
  const { top, middle, foot } = INKS[category]
  return svg`<defs><linearGradient id="leaf" gradientUnits="userSpaceOnUse" x1="0" y1="${y}" x2="0" y2="${y + height}"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs>`
}

interface Stack {
  readonly kicker: FittedText | undefined
  readonly title: FittedText | undefined
  readonly gap: number
  /** Ornament included. */
  readonly height: number
}

function stackOf(category: Category, text: CoverText, layout: TypeLayout): Stack {
  const { block, kickerSize } = layout
  // By language: a Turkish i keeps its dot.
  const words = text.kicker.slice(0, LOOKED_AT).toLocaleUpperCase(text.language)
  const kicker = fitSmall(
    words,
    text.language,
    KICKER_FACES,
    kickerSize,
    { width: block.width * 0.94, height: kickerSize * KICKER_HEIGHT },
    KICKER_TRACKING,
  )
  const gap = kicker ? kickerSize * KICKER_GAP : 0
  const foot = kickerSize * ORNAMENT_GAP + ORNAMENT_HEIGHT * (kickerSize / 14)
  const above = kicker ? inkHeight(kicker) + gap : 0
  const title = fitTitle(category, text, layout, block.height - above - foot)
  return { kicker, title, gap, height: above + (title ? inkHeight(title) + foot : 0) }
}

function dedicationSheet(category: Category, text: CoverText, layout: TypeLayout): TypeSheet | undefined {
  if (!layout.dedication) return undefined
  const { box, size } = layout.dedication
  const fitted = fitSmall(text.dedication, text.language, DEDICATION_FACES, size, box, 0)
  if (!fitted) return undefined
  const fill = INKS[category].top
  const baseline = box.y + box.height
  const drawn = drawLines(fitted, box, 'middle', baseline - (fitted.lines[0]?.shaped.top ?? 0) * fitted.size, fill)
  return { role: 'dedication', ...drawn, ink: fill, fitted }
}

/** Parts with nothing to set are missing. */
export function arrangeType(category: Category, words: CoverText, layout: TypeLayout): TitleBlock {
  const text = { ...words, language: knownLanguage(words.language) }
  const { block, hang, align, kickerSize } = layout
  const { kicker, title, gap, height } = stackOf(category, text, layout)
  const top = block.y + Math.max(0, block.height - height) * hang
  const sheets: TypeSheet[] = []
  const { top: bright } = INKS[category]
  if (kicker)
    sheets.push({ role: 'kicker', ...drawLines(kicker, block, align, top, bright), ink: bright, fitted: kicker })
  let sign = ''
  if (title) {
    const y = top + (kicker ? inkHeight(kicker) + gap : 0)
    const drawn = drawLines(title, block, align, y, 'url(#leaf)')
    const markup = goldLeaf(category, { y, height: drawn.box.height }) + drawn.markup
    sheets.push({ role: 'title', markup, box: drawn.box, ink: darkestOf(INKS[category]), fitted: title })
    const scale = kickerSize / 14
    const x = align === 'middle' ? block.x + block.width / 2 : block.x + 44 * scale
    const signY = y + drawn.box.height + kickerSize * ORNAMENT_GAP + (ORNAMENT_HEIGHT * scale) / 2
    sign = ornament(category, x, signY, scale, INKS[category].middle)
  }
  const dedication = dedicationSheet(category, text, layout)
  return { sheets: dedication ? [...sheets, dedication] : sheets, ornament: sign }
}
