import type { Colour } from '../lib/colour.ts'
import { itemAt } from '../lib/item-at.ts'
import { type Point, softCurve, svg } from '../lib/svg-markup.ts'
import { between, cut, disc, lit, shaded } from './paper.ts'

/** Share of a bone that stays straight before the joint bends. */
const STRAIGHT = 0.62
const FOLD_AT = 0.12

export interface StripOptions {
  readonly shade?: number
  readonly light?: number
  /** Which side of the fold lies in the shade: 1 is the one behind. */
  readonly side?: 1 | -1
  /** A round end at the first point, for shoulders. */
  readonly isRound?: boolean
}

const curveAt = (a: Point, b: Point, c: Point, share: number): Point =>
  between(between(a, b, share), between(b, c, share), share)

/** Points along two bones with a rounded joint, or along one. */
function spineOf(points: readonly Point[]): Point[] {
  const [a, b, c] = [itemAt(points, 0), itemAt(points, 1), points[2]]
  if (!c) return Array.from({ length: 9 }, (_, index) => between(a, b, index / 8))
  const [before, after] = [between(a, b, STRAIGHT), between(c, b, STRAIGHT)]
  return [
    ...Array.from({ length: 4 }, (_, index) => between(a, before, index / 3)),
    ...Array.from({ length: 6 }, (_, index) => curveAt(before, b, after, (index + 1) / 6)),
    ...Array.from({ length: 3 }, (_, index) => between(after, c, (index + 1) / 3)),
  ]
}

function widthAt(widths: readonly number[], share: number): number {
  const position = share * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(position))
  const [from, to] = [itemAt(widths, index), itemAt(widths, index + 1)]
  return from + (to - from) * (position - index)
}

const area = (one: readonly Point[], other: readonly Point[]): string =>
  `${softCurve(one)}L${other
    .toReversed()
    .map(([x, y]) => svg`${x} ${y}`)
    .join('L')}Z`

/** A strip of paper along joints, with a width at each place: cut twice, so that its fold follows the bend. */
export function strip(
  points: readonly Point[],
  widths: readonly number[],
  fill: Colour,
  { shade = 0.26, light = 0.14, side = 1, isRound = false }: StripOptions = {},
): string {
  const spine = spineOf(points)
  const last = spine.length - 1
  const edge = (across: number) =>
    spine.map((at, index): Point => {
      const [from, to] = [itemAt(spine, Math.max(0, index - 1)), itemAt(spine, Math.min(last, index + 1))]
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy) || 1
      const half = (widthAt(widths, index / last) / 2) * across
      return [at[0] - (dy / length) * half, at[1] + (dx / length) * half]
    })
  const [behind, before] = [edge(1), edge(-1)]
  const first = itemAt(spine, 0)
  const end = isRound ? disc(first[0], first[1], itemAt(widths, 0) / 2, lit(fill, light)) : ''
  const dark = area(side > 0 ? behind : before, edge(FOLD_AT * side))
  return end + cut(area(behind, before), lit(fill, light)) + cut(dark, shaded(fill, shade), 0.92)
}
