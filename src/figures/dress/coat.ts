import type { Colour } from '../../lib/colour.ts'
import { type Point, svg } from '../../lib/svg-markup.ts'
import type { Look, Outfit } from '../look.ts'
import { between, cut, lit, moved, oval, shaded, turned } from '../paper.ts'
import type { Skeleton } from '../skeleton.ts'
import { strip } from '../strip.ts'

/** `hem`: 0 at the hip, 1 at the knee, 1.5 at the calf. */
interface Cut {
  readonly hem: number
  readonly flare: number
}

const CUTS: Readonly<Record<Outfit, Cut>> = {
  cloak: { hem: 0.95, flare: 1.35 },
  parka: { hem: 0.5, flare: 1.2 },
  nightshirt: { hem: 1.35, flare: 1.35 },
  explorer: { hem: 0.2, flare: 1.02 },
  dress: { hem: 1.05, flare: 1.75 },
  jacket: { hem: 0.22, flare: 1.02 },
  suit: { hem: 0.16, flare: 1.04 },
  raincoat: { hem: 0.85, flare: 1.45 },
  jumper: { hem: 0.16, flare: 1 },
  dungarees: { hem: 0.1, flare: 1 },
  uniform: { hem: 0.3, flare: 1.08 },
  kaftan: { hem: 1.55, flare: 1.3 },
  vest: { hem: 0.12, flare: 1 },
}
const SHORT = 0.35
const TRUNK_WIDTHS = [0.62, 0.98, 1.03, 1.03] as const

export const hemOf = (outfit: Outfit): number => CUTS[outfit].hem

/** A place on the trunk: 0 at the neck, 1 at the hip, `across` forward. */
export function onTrunk({ neck, hip, lean }: Skeleton, share: number, across = 0): Point {
  return moved(between(neck, hip, share), turned([across, 0], lean))
}

function hemAt(skeleton: Skeleton, hem: number): Point {
  const { middle, knees, nearLeg, farLeg, isSeated, thigh } = skeleton
  if (isSeated) return moved(between(middle, knees, Math.min(hem, 0.9)), [0, 2])
  if (hem > 1) return between(knees, between(nearLeg[2], farLeg[2], 0.5), hem - 1)
  const fall = Math.min(1, (knees[1] - middle[1]) / thigh + 0.15)
  return [middle[0] + (knees[0] - middle[0]) * hem, middle[1] + thigh * hem * fall]
}

/** From the neck over the hip, and along the thighs to the hem. */
export function coat(look: Look, skeleton: Skeleton): string {
  const { hem, flare } = CUTS[look.outfit]
  const { neck, hip, middle, isSeated, width, thigh, lean } = skeleton
  const top = moved(neck, turned([0, 2], lean))
  const end = hemAt(skeleton, hem)
  if (!isSeated && hem >= SHORT) {
    const bend: Point = [middle[0], middle[1] - 2]
    const wide = width * flare
    return strip([top, bend, end], [width * 0.62, width * 0.96, width, ((width + wide) / 2) * 1.02, wide], look.coat)
  }
  const waist: Point = hem < SHORT ? moved(hip, [0, thigh * 0.22]) : moved(hip, [0, 5])
  const lap =
    isSeated && hem >= SHORT
      ? strip([moved(hip, [-4, -1]), end], [width * 0.95, width * 0.9], look.coat, { shade: 0.12, light: 0.05 })
      : ''
  return (
    lap +
    strip(
      [top, waist],
      TRUNK_WIDTHS.map(share => share * width),
      look.coat,
    )
  )
}

export function belly({ coat: colour, isPregnant }: Look, { hip, width, trunk }: Skeleton): string {
  const size = isPregnant ? 1 : 0.85
  const [x, y] = [hip[0] + width * (isPregnant ? 0.34 : 0.26), hip[1] - trunk * 0.26]
  const [across, down] = [width * 0.44 * size, trunk * 0.36 * size]
  return (
    oval(x, y, across, down, lit(colour, 0.18)) +
    cut(
      svg`M${x - across * 0.8} ${y + down * 0.6}Q${x} ${y + down * 1.16} ${x + across * 0.88} ${y + down * 0.42}Q${x + 4} ${y + down * 0.66} ${x - across * 0.8} ${y + down * 0.6}Z`,
      shaded(colour, 0.24),
      0.75,
    )
  )
}

/** A coloured cloth over the shoulders, behind the body. */
export function cape(colour: Colour, { neck, hip, width, thigh, isSeated }: Skeleton): string {
  const bottom: Point = [hip[0] - width * 0.62, Math.min(-2, hip[1] + (isSeated ? 0.7 : 1.44) * thigh)]
  return strip(
    [moved(neck, [-3, 0]), [neck[0] - width * 0.6, hip[1]], bottom],
    [width * 0.7, width * 1.15, width * 1.5],
    colour,
    { shade: 0.3 },
  )
}
