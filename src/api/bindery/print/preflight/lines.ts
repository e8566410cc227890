import type { GlyphBox } from './glyph-boxes.ts'

/** A line of the text of a page, in points. */
export interface Line {
  readonly baseline: number
  readonly left: number
  readonly right: number
  readonly text: string
  /** Whether its last word goes on in the next line. */
  readonly isDivided: boolean
}

/** Baselines of one line differ by no more. */
const SAME_LINE_POINTS = 1
/** Ink that nobody sees: letters for the ear beside a large initial. */
const SEEN_FROM_POINTS = 0.5

/** From the top of the page. A large initial counts to the line on which it stands. */
export function linesOf(boxes: readonly GlyphBox[]): Line[] {
  const seen = boxes.filter(({ top, bottom, right, left }) => Math.max(top - bottom, right - left) > SEEN_FROM_POINTS)
  const lines: GlyphBox[][] = []
  for (const box of seen.toSorted((one, other) => other.baseline - one.baseline)) {
    const line = lines.at(-1)
    if (line?.[0] && line[0].baseline - box.baseline <= SAME_LINE_POINTS) line.push(box)
    else lines.push([box])
  }
  return lines.map(lineOf)
}

/** As text of a PDF has it where a word is divided (U+0002 is PDFium's). */
const HYPHENS = ['-', '\u00ad', '\u2010', '\u0002']

function lineOf(glyphs: readonly GlyphBox[]): Line {
  const line = glyphs.toSorted((one, other) => one.left - other.left)
  return {
    baseline: glyphs[0]?.baseline ?? 0,
    left: Math.min(...line.map(({ left }) => left)),
    right: Math.max(...line.map(({ right }) => right)),
    text: line
      .map(({ letter }) => letter)
      .join('')
      .trim(),
    isDivided: HYPHENS.includes(line.at(-1)?.letter ?? ''),
  }
}
