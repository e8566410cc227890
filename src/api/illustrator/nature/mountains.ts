import { type Colour, lighter } from '../../../lib/colour.ts'
import { polygon, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

const FOLD_SHADE = '#00103a'
const SNOW = '#fbf8ee'

/** Lengths in units of the picture; `ridge` in half widths. */
export function peak(
  x: number,
  base: number,
  height: number,
  width: number,
  fill: string,
  ridge: number,
  cap: boolean,
): string {
  const top = x + ridge * width
  const right = [
    [x + width, base],
    [x + width * 0.48, base - height * 0.52],
    [x + width * 0.36, base - height * 0.55],
  ] as const
  const left = [
    [x - width, base],
    [x - width * 0.55, base - height * 0.42],
    [x - width * 0.42, base - height * 0.46],
  ] as const
  const fold = [
    [top + width * 0.07, base - height * 0.62],
    [top - width * 0.06, base - height * 0.34],
    [top + width * 0.1, base],
  ] as const
  const snow = [
    [top, base - height],
    [top + width * 0.16, base - height * 0.8],
    [top + width * 0.07, base - height * 0.75],
    [top - width * 0.01, base - height * 0.81],
    [top - width * 0.1, base - height * 0.73],
    [top - width * 0.17, base - height * 0.8],
  ] as const
  return (
    svg`<path d="${polygon([...left, [top, base - height], ...right.toReversed()])}" fill="${fill}"/>` +
    (cap ? svg`<path d="${polygon(snow)}" fill="${SNOW}" opacity=".85"/>` : '') +
    svg`<path d="${polygon([[top, base - height], ...fold, ...right])}" fill="${FOLD_SHADE}" opacity=".16"/>`
  )
}

export interface MountainShape {
  /** Foot and greatest height, fractions of the picture's height. */
  readonly base: number
  readonly height: number
  readonly count: number
  readonly colour: Colour
  readonly snowCaps?: boolean
}

export function mountains(stage: Stage, shape: MountainShape): void {
  const { random, width } = stage
  const base = shape.base * stage.height
  const peaks = Array.from({ length: shape.count }, (_, index) => ({
    x: ((index + random.between(0.15, 0.85)) / shape.count) * width * 1.1 - width * 0.05,
    height: shape.height * stage.height * random.between(0.55, 1.05),
    slope: random.between(0.75, 1),
    ridge: random.between(-0.1, 0.1),
  })).toSorted((a, b) => b.height - a.height)
  const half = Math.ceil(peaks.length / 2)
  for (const [row, chain] of [peaks.slice(0, half), peaks.slice(half)].entries()) {
    const fill = stage.gradient(lighter(shape.colour, 0.16 - row * 0.06), lighter(shape.colour, 0.02))
    const drawn = chain.map(each =>
      peak(each.x, base + 20, each.height + 20, each.height * each.slope, fill, each.ridge, shape.snowCaps ?? false),
    )
    stage.sheet(drawn.join(''), 'far')
  }
}
