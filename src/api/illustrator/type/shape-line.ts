import type { Font, GlyphRun } from 'fontkit'
import { type Direction, directedRuns } from './direction.ts'
import type { Face } from './face.ts'
import { type FaceRun, faceRuns } from './face-runs.ts'

export interface Shaping {
  readonly faces: readonly Face[]
  /** BCP 47. */
  readonly language: string
  readonly base: Direction
  /** In em; none where letters join or stack. */
  readonly tracking: number
}

interface PlacedGlyph {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[]
  /** Glyph's origin and one font unit, in em. */
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly embolden: number
}

/** In em, y upwards from the baseline; left to bottom are the ink's own edges. */
export interface ShapedLine {
  readonly glyphs: readonly PlacedGlyph[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hebrew}]/u
/** OpenType's own names for languages with other letter forms. */
const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  tr: 'TRK',
  de: 'DEU',
  fr: 'FRA',
  es: 'ESP',
  it: 'ITA',
  pl: 'PLK',
}

/** A broken table of a font stops shaping: its letters are then set one after the other. */
function layoutOf(
  font: Font,
  text: string,
  language: string,
  direction: Direction,
): Pick<GlyphRun, 'glyphs' | 'positions'> {
  try {
    return font.layout(text, undefined, undefined, LANGUAGE_TAGS[language], direction)
  } catch {
    const glyphs = font.glyphsForString(text)
    const positions = glyphs.map(glyph => ({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return direction === 'rtl' ? { glyphs: glyphs.reverse(), positions: positions.reverse() } : { glyphs, positions }
  }
}

/** Some fonts show soft hyphens as boxes. */
const shown = (text: string) => text.replace(/\u00ad/g, '')

interface Pen {
  x: number
  readonly glyphs: PlacedGlyph[]
  readonly ink: { left: number; right: number; top: number; bottom: number }
}

function placeGlyphs(pen: Pen, { file, text }: FaceRun, direction: Direction, shaping: Shaping): void {
  const unit = 1 / file.font.unitsPerEm
  const { glyphs, positions } = layoutOf(file.font, shown(text), shaping.language, direction)
  const tracking = JOINED.test(text) ? 0 : shaping.tracking
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index]
    if (!position) continue
    const [x, y] = [pen.x + position.xOffset * unit, position.yOffset * unit]
    const isJoiner = glyph.codePoints.length > 0 && glyph.codePoints.every(code => code === 0x200c || code === 0x200d)
    const commands = isJoiner ? [] : glyph.path.commands
    if (commands.length > 0) {
      const box = glyph.path.cbox
      const half = file.embolden / 2
      pen.glyphs.push({ commands, x, y, unit, embolden: file.embolden })
      pen.ink.left = Math.min(pen.ink.left, x + box.minX * unit - half)
      pen.ink.right = Math.max(pen.ink.right, x + box.maxX * unit + half)
      pen.ink.top = Math.max(pen.ink.top, y + box.maxY * unit + half)
      pen.ink.bottom = Math.min(pen.ink.bottom, y + box.minY * unit - half)
    }
    pen.x += isJoiner ? 0 : position.xAdvance * unit + (position.xAdvance > 0 ? tracking : 0)
  }
}

/** Empty when no face has any of the characters. */
export function shapeLine(line: string, shaping: Shaping): ShapedLine {
  const none = Number.POSITIVE_INFINITY
  const pen: Pen = { x: 0, glyphs: [], ink: { left: none, right: -none, top: -none, bottom: none } }
  for (const { direction, text } of directedRuns(line, shaping.base)) {
    const runs = faceRuns(shaping.faces, text)
    for (const run of direction === 'rtl' ? runs.reverse() : runs) placeGlyphs(pen, run, direction, shaping)
  }
  return pen.glyphs.length === 0
    ? { glyphs: [], left: 0, right: 0, top: 0, bottom: 0 }
    : { glyphs: pen.glyphs, ...pen.ink }
}
