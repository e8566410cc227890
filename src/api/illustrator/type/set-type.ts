import type { Colour } from '../../../lib/colour.ts'
import { rasteriseRows } from '../edition-raster.ts'
import { type Canvas, tintOf } from '../paper/canvas.ts'
import { laySheet } from '../paper/lay-sheet.ts'
import { castShadow } from '../paper/shadow.ts'
import type { Stage } from '../paper/stage.ts'
import { type Box, inkPrint, Legibility, printOf } from './contrast.ts'
import { layScrim, type ScrimSide, strengthNeeded } from './scrim.ts'
import type { TitleBlock, TypeRole, TypeSheet } from './title-block.ts'
import type { TypeLayout } from './type-layout.ts'

/** Ratios of WCAG 2.2 as printed: dullest ink on the lightest background. */
export type Contrasts = Partial<Record<TypeRole, number>>

/** WCAG 2.2 allows 3 for large titles; ours have this. */
export const CONTRAST_MIN = 4.5
/** In units of the picture. */
const FADES: Record<ScrimSide, number> = { above: 120, below: 60, left: 210 }
const VEILS_MAX = 3
const SHADOW = tintOf('#050418')

const union = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))]
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

interface Ground {
  readonly side: ScrimSide
  /** In units. */
  readonly fade: number
  readonly colour: Colour
  /** Minimum strength of the first veil. */
  readonly least: number
}

function legibilities(canvas: Canvas, sheets: readonly TypeSheet[]): Legibility[] {
  const print = printOf(canvas)
  const inks = new Map(Array.from(new Set(sheets.map(({ ink }) => ink)), ink => [ink, inkPrint(print, ink)]))
  return sheets.map(({ box, ink }) => new Legibility(print, box, inks.get(ink) ?? print))
}

function darken(canvas: Canvas, sheets: readonly TypeSheet[], { least, ...ground }: Ground): void {
  if (sheets.length === 0) return
  const box = union(sheets.map(sheet => sheet.box))
  // Measured on a finished print, but the veil lies below its grain: a second thin one may be needed.
  for (let veil = 0; veil < VEILS_MAX; veil++) {
    const needed = strengthNeeded(legibilities(canvas, sheets), CONTRAST_MIN, ground.colour)
    const strength = veil === 0 ? Math.max(least, needed) : needed
    if (strength === 0) return
    layScrim(canvas, box, { ...ground, strength })
  }
}

/** Darkens the sky before a tower stands in it, so that it keeps its colours, and the rest before the frame. */
export function prepareGround(canvas: Canvas, block: TitleBlock, layout: TypeLayout, colour: Colour): void {
  const foot = block.sheets.filter(({ role }) => role === 'dedication')
  const head = block.sheets.filter(({ role }) => role !== 'dedication')
  const { scrim: side, veil = 0 } = layout
  darken(canvas, head, { side, fade: FADES[side], colour, least: veil })
  darken(canvas, foot, { side: 'below', fade: FADES.below, colour, least: 0 })
}

function drawSheet(canvas: Canvas, page: Stage, markup: string, depth: 'far' | 'middle', order: number): void {
  const raster = rasteriseRows(page.documentOf({ kind: 'sheet', markup, depth }), canvas)
  if (raster.top === raster.bottom) return
  castShadow(canvas, raster, depth, SHADOW)
  // A lit rim would fray the edges of thin letters.
  laySheet(canvas, raster, { x: 0, y: 0, tint: SHADOW }, order, false)
}

export function layType(canvas: Canvas, page: Stage, block: TitleBlock): Contrasts {
  const measured = legibilities(canvas, block.sheets)
  const contrasts = block.sheets.map(({ role }, index) => [role, measured[index]?.contrast] as const)
  const small = block.sheets.filter(({ role }) => role !== 'title').map(({ markup }) => markup)
  const title = block.sheets.filter(({ role }) => role === 'title').map(({ markup }) => markup)
  if (title.length > 0) drawSheet(canvas, page, title.join(''), 'middle', page.layers.length)
  drawSheet(canvas, page, small.join('') + block.ornament, 'far', page.layers.length + 1)
  return Object.fromEntries(contrasts)
}
