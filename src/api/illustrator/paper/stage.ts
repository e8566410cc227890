import type { Colour } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from './random.ts'

/** Height above the sheet behind; `flat` casts no shadow. */
export type Depth = 'flat' | 'far' | 'middle' | 'near'

export interface Sheet {
  readonly kind: 'sheet'
  readonly markup: string
  readonly depth: Depth
}

/** Added to what lies behind (screen), fading out towards an ellipse. */
export interface Glow {
  readonly kind: 'glow'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly radiusY: number
  readonly colour: Colour
  /** 0 to 1, at the centre. */
  readonly strength: number
}

export type Layer = Sheet | Glow

type Direction = 'down' | 'right' | 'diagonal'
const DIRECTIONS: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
}

/** Size in units of the picture, sheets from back to front. */
export class Stage {
  readonly layers: Layer[] = []
  readonly #definitions = new Map<string, string>()
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random

  constructor(size: { readonly width: number; readonly height: number }, palette: Palette, random: Random) {
    this.width = size.width
    this.height = size.height
    this.palette = palette
    this.random = random
  }

  /** Measure of set pieces that fits tall and wide pictures. */
  get unit(): number {
    return Math.min(this.height, this.width * 0.92)
  }

  sheet(markup: string, depth: Depth = 'middle'): void {
    this.layers.push({ kind: 'sheet', markup, depth })
  }

  glow(x: number, y: number, radius: number, colour: Colour, strength: number, radiusY = radius): void {
    this.layers.push({ kind: 'glow', x, y, radius, radiusY, colour, strength })
  }

  /** Spans the filled shape's own box. */
  gradient(from: Colour, to: Colour, direction: Direction = 'down'): string {
    return this.#define(
      svg`<linearGradient id="ID" ${DIRECTIONS[direction]}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    )
  }

  /** Spans the whole picture; stops are [height 0..1, colour]. */
  skyGradient(stops: readonly (readonly [number, Colour])[]): string {
    const inner = stops.map(([offset, colour]) => svg`<stop offset="${offset}" stop-color="${colour}"/>`).join('')
    return this.#define(
      svg`<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${this.height}">${inner}</linearGradient>`,
    )
  }

  documentOf(sheet: Sheet): string {
    const used = new Set(Array.from(sheet.markup.matchAll(/url\(#(\w+)\)/g), match => itemAt(match, 1)))
    const definitions = Array.from(used, id => this.#definitions.get(id) ?? '').join('')
    return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}"><defs>${definitions}</defs>${sheet.markup}</svg>`
  }

  #define(template: string): string {
    const id = `fill${this.#definitions.size}`
    this.#definitions.set(id, template.replace('ID', id))
    return `url(#${id})`
  }
}
