import type { Category } from '../../../contract/categories.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { star } from '../nature/stars.ts'

const HALF = 44
const GAP = 11

const diamond = (x: number, y: number, reach: number, fill: string) =>
  svg`<path d="M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z" fill="${fill}"/>`

const heart = (x: number, y: number, fill: string) =>
  svg`<path d="M${x} ${y + 5.5}C${x - 9} ${y - 1} ${x - 5.5} ${y - 7.5} ${x} ${y - 2.5}C${x + 5.5} ${y - 7.5} ${x + 9} ${y - 1} ${x} ${y + 5.5}Z" fill="${fill}"/>`

const sickle = (x: number, y: number, fill: string) =>
  svg`<path d="M${x + 2} ${y - 6}A6 6 0 1 0 ${x + 5.5} ${y + 3}A5 5 0 0 1 ${x + 2} ${y - 6}Z" fill="${fill}"/>`

const thorn = (x: number, y: number, fill: string) =>
  svg`<path d="M${x - 7} ${y - 3}Q${x - 2} ${y - 1.5} ${x} ${y - 6.5}Q${x + 2} ${y - 1.5} ${x + 7} ${y - 3}Q${x + 2} ${y + 1} ${x} ${y + 7}Q${x - 2} ${y + 1} ${x - 7} ${y - 3}Z" fill="${fill}"/>`

const SIGNS: Record<Category, (x: number, y: number, fill: string) => string> = {
  christmas: (x, y, fill) => star(x, y, 7, fill),
  bedtime: sickle,
  adventure: (x, y, fill) => star(x, y, 8, fill, 4, 0.32),
  scifi: (x, y, fill) =>
    circle(x, y, 2.4, fill) +
    svg`<circle cx="${x}" cy="${y}" r="5.4" fill="none" stroke="${fill}" stroke-width="1.2"/>`,
  love: heart,
  horror: thorn,
  generic: (x, y, fill) => diamond(x, y, 5, fill),
}

/** In units at scale 1. */
export const ORNAMENT_HEIGHT = 14

/** `x`, `y` is its middle. */
export function ornament(category: Category, x: number, y: number, scale: number, fill: string): string {
  const line = (from: number, to: number) => svg`<path d="M${from} 0H${to}" stroke="${fill}" stroke-width="1.300"/>`
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${line(-HALF, -GAP)}${line(GAP, HALF)}${SIGNS[category](0, 0, fill)}</g>`
}
