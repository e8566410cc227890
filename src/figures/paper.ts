import { type Colour, mix } from '../lib/colour.ts'
import { type Point, svg } from '../lib/svg-markup.ts'

/** The half of a folded sheet that lies in the shade, and the one in the light. */
export const shaded = (colour: Colour, share = 0.28): Colour => mix(colour, '#10001c', share)
export const lit = (colour: Colour, share = 0.2): Colour => mix(colour, '#ffe9b8', share)

export const cut = (data: string, fill: Colour, opacity = 1): string =>
  opacity === 1 ? svg`<path d="${data}" fill="${fill}"/>` : svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`

export const line = (data: string, stroke: Colour, width: number, opacity = 1): string =>
  svg`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : svg` opacity="${opacity}"`}/>`

export const disc = (x: number, y: number, radius: number, fill: Colour, opacity = 1): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity === 1 ? '' : svg` opacity="${opacity}"`}/>`

export const ring = (x: number, y: number, radius: number, stroke: Colour, width: number): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const oval = (x: number, y: number, across: number, down: number, fill: Colour, opacity = 1): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}" opacity="${opacity}"/>`

/** Turned by `turn` degrees and scaled, with its origin at x, y. */
export const laid = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  inner === ''
    ? ''
    : svg`<g transform="translate(${x} ${y})${turn === 0 ? '' : svg` rotate(${turn})`} scale(${scale})">${inner}</g>`

const STAR_POINTS = 5

export function star(x: number, y: number, radius: number, fill: Colour): string {
  const points = Array.from({ length: 2 * STAR_POINTS }, (_, index) => {
    const angle = (index * Math.PI) / STAR_POINTS - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return svg`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
  })
  return cut(`M${points.join('L')}Z`, fill)
}

export const turned = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

export const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** `share` 0 gives `from`, 1 gives `to`. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
