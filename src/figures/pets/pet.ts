import type { Colour } from '../../lib/colour.ts'
import type { Point } from '../../lib/svg-markup.ts'
import { cut, disc } from '../paper.ts'

/** An animal or a toy at 0, 0, looking right, folded into a light and a dark half. */
export interface Pet {
  readonly colour: Colour
  draw(colour: Colour): string
  /** Relative to a child. */
  readonly size: number
  /** Width behind the hero, in units of a figure. */
  readonly room: number
  /** Where glasses, a hat and a scarf sit. */
  readonly eye: Point
  readonly crown: Point
  readonly neck: Point
}

export const CREAM = '#fbeedd'
export const DARK = '#20122a'

export const eye = (x: number, y: number, radius = 2.3): string =>
  disc(x, y, radius, DARK) + disc(x + 0.7, y - 0.8, radius * 0.3, '#ffffff')
export const spots = (places: readonly Point[], radius: number, colour: Colour): string =>
  places.map(([x, y]) => disc(x, y, radius, colour)).join('')
export const legs = (xs: readonly number[], top: number, width: number, colour: Colour): string =>
  xs.map(x => cut(`M${x} ${top}L${x - 1} 0H${x + width}L${x + width - 1} ${top}Z`, colour)).join('')

export const pet = (
  colour: Colour,
  draw: Pet['draw'],
  size: number,
  room: number,
  eyeAt: Point,
  crown: Point,
  neck: Point,
): Pet => ({
  ...{ colour, draw, size, room, eye: eyeAt, crown, neck },
})
