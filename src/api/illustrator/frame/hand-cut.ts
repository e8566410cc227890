import { itemAt } from '../../../lib/item-at.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Random } from '../paper/random.ts'

/** In units of the page. */
export interface Opening {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Corners: 1 is an ellipse, towards 0 a rectangle. */
  readonly round: number
}

export const grown = (opening: Opening, by: number): Opening => ({
  ...opening,
  left: opening.left - by,
  top: opening.top - by,
  right: opening.right + by,
  bottom: opening.bottom + by,
})

const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power

/** `turn` runs from 0 to 1, clockwise from the middle of the right side. */
export function edgeAt({ left, top, right, bottom, round }: Opening, turn: number): Point {
  const angle = turn * 2 * Math.PI
  return [
    (left + right) / 2 + (soft(Math.cos(angle), round) * (right - left)) / 2,
    (top + bottom) / 2 + (soft(Math.sin(angle), round) * (bottom - top)) / 2,
  ]
}

const FINE = 1440

export function evenly(opening: Opening, count: number): Point[] {
  const fine = Array.from({ length: FINE + 1 }, (_, index) => edgeAt(opening, index / FINE))
  const lengths = [0]
  for (const [index, [x, y]] of fine.slice(1).entries()) {
    const [fromX, fromY] = itemAt(fine, index)
    lengths.push(itemAt(lengths, index) + Math.hypot(x - fromX, y - fromY))
  }
  const whole = itemAt(lengths, lengths.length - 1)
  return Array.from({ length: count }, (_, index) => {
    const length = (index / count) * whole
    const to = Math.max(
      1,
      lengths.findIndex(each => each >= length),
    )
    // Straight sides have few points, so positions between them are interpolated.
    const [[fromX, fromY], [toX, toY]] = [itemAt(fine, to - 1), itemAt(fine, to)]
    const [start, end] = [itemAt(lengths, to - 1), itemAt(lengths, to)]
    const share = end > start ? (length - start) / (end - start) : 0
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
  })
}

/** Long slow waves, `unsteady` units high. */
export function handCut(random: Random, opening: Opening, unsteady: number): string {
  const [slow, quick] = [random.between(0, 7), random.between(0, 7)]
  const points = evenly(opening, 44)
  const [middleX, middleY] = [(opening.left + opening.right) / 2, (opening.top + opening.bottom) / 2]
  const moved = points.map(([x, y], index): Point => {
    const turn = (index / points.length) * 2 * Math.PI
    const wave = unsteady * (Math.sin(turn * 3 + slow) * 0.7 + Math.sin(turn * 7 + quick) * 0.4)
    const reach = Math.hypot(x - middleX, y - middleY)
    return [x + ((x - middleX) / reach) * wave, y + ((y - middleY) / reach) * wave]
  })
  return softCurve(moved, true)
}

export function scalloped(opening: Opening, count: number): string {
  const points = evenly(opening, count)
  const arcs = points.map(([x, y], index) => {
    const [nextX, nextY] = itemAt(points, (index + 1) % count)
    const radius = Math.hypot(nextX - x, nextY - y) * 0.54
    return svg`A${radius} ${radius} 0 0 1 ${nextX} ${nextY}`
  })
  const [startX, startY] = itemAt(points, 0)
  return svg`M${startX} ${startY}${arcs.join('')}Z`
}

export const roundedRectangle = ({ left, top, right, bottom }: Opening, radius: number): string =>
  svg`M${left + radius} ${top}H${right - radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}H${left + radius}A${radius} ${radius} 0 0 1 ${left} ${bottom - radius}V${top + radius}A${radius} ${radius} 0 0 1 ${left + radius} ${top}Z`
