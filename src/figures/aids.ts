import type { Colour } from '../lib/colour.ts'
import { type Point, svg } from '../lib/svg-markup.ts'
import { cut, disc, line, lit, ring, shaded, star, turned } from './paper.ts'
import type { Skeleton } from './skeleton.ts'

const TYRE = '#2a2140'
const METAL = '#cfd6dc'
const SPOKES = 10

/** Behind and before who sits in it; `seat` is its height. A good thing that somebody owns, with a star on its hub. */
export function wheelchair(seat: number, colour: Colour): { readonly behind: string; readonly front: string } {
  const radius = Math.max(24, seat * 0.72)
  const y = -radius
  const spokes = Array.from({ length: SPOKES }, (_, index) => {
    const [dx, dy] = turned([0, radius - 3], index * 36 + 9)
    return line(svg`M-5 ${y}L${-5 + dx} ${y + dy}`, '#e8e2d2', 1)
  }).join('')
  const behind =
    line(svg`M-17 ${-seat - 30}L-13 ${-seat + 4}`, shaded(colour, 0.45), 5) +
    line(svg`M-20 ${-seat - 30}l8 0`, TYRE, 5) +
    ring(-2, y, radius - 1, TYRE, 3.4) +
    cut(
      svg`M-17 ${-seat - 20}C-14 ${-seat - 20} -12 ${-seat - 19} -11 ${-seat - 18}L-8 ${-seat + 4}L-14 ${-seat + 4}Z`,
      shaded(colour, 0.2),
    )
  const frame =
    cut(
      svg`M-15 ${-seat + 2}L20 ${-seat + 5}Q22 ${-seat + 9} 18 ${-seat + 10}L-13 ${-seat + 9}Z`,
      shaded(colour, 0.1),
    ) +
    line(svg`M18 ${-seat + 8}L34 -9M34 -9l11 0`, colour, 4) +
    line('M30 -16L26 -8', colour, 3) +
    disc(27, -6.5, 6.5, TYRE) +
    disc(27, -6.5, 3, METAL)
  const hub = radius * 0.42
  const wheel =
    ring(-5, y, radius, TYRE, 4.4) +
    ring(-5, y, radius - 4.5, METAL, 1.7) +
    spokes +
    ring(-5, y, radius - 8, lit(colour, 0.5), 1.8)
  return {
    behind,
    front:
      frame +
      wheel +
      disc(-5, y, hub, colour) +
      disc(-5, y, hub - 2.5, lit(colour, 0.25)) +
      star(-5, y, radius * 0.26, '#f3b440'),
  }
}

export function crutch([x, y]: Point, colour: Colour, isFar: boolean): string {
  const wood = isFar ? shaded(colour, 0.35) : colour
  return (
    line(svg`M${x - 3} ${y - 16}L${x + 1} ${y}L${x + 6} 2`, wood, 3.4) +
    line(svg`M${x - 8} ${y - 15}q5 5 9 0M${x - 3} ${y}h7`, shaded(wood, 0.1), 3.4) +
    line(svg`M${x + 3} 2h6`, TYRE, 4.4)
  )
}

export function cane(kind: 'wood' | 'white', { nearArm: [, , [x, y]] }: Skeleton): string {
  if (kind === 'wood') return line(svg`M${x - 7} ${y - 3}q1 -6 7 -5q5 1 4 7L${x + 9} 2`, '#5c3417', 3.2)
  return (
    line(svg`M${x - 1} ${y - 5}L${x + 34} 2`, '#fffaf0', 3) +
    line(svg`M${x + 26} ${2 + y * 0.22}L${x + 34} 2`, '#c8452f', 3) +
    line(svg`M${x - 1} ${y - 6}l3 6`, TYRE, 4)
  )
}
