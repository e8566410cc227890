import { itemAt } from './item-at.ts'

export type Point = readonly [x: number, y: number]

/** Lengths need a tenth of a pixel, scales a thousandth; longer numbers only slow resvg. */
function short(value: number): string {
  const digits = Math.abs(value) < 10 ? 1000 : 10
  return String(Math.round(value * digits) / digits)
}

/** SVG with short numbers. Shapes and colours of ours only, never a visitor's words. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? short(value) : value) + part
  })
}

export function placed(x: number, y: number, scale: number, inner: string, mirrored = 1): string {
  return svg`<g transform="translate(${x} ${y}) scale(${scale * mirrored} ${scale})">${inner}</g>`
}

/** Curve through all points (Catmull-Rom as Béziers). */
export function softCurve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    itemAt(points, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)))
  let data = svg`M${at(0)[0]} ${at(0)[1]}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    data += svg`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  }
  return closed ? `${data}Z` : data
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`
