import type { Colour } from '../lib/colour.ts'
import { type Point, svg } from '../lib/svg-markup.ts'
import { cut, disc, laid, line, lit, oval, shaded } from './paper.ts'
import type { Pose } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

const WOOD = '#7a4a26'
const STONE = '#8a7f86'

/** Hangs from 0, 0, with its flame 24 below. */
const hangingLantern = (): string =>
  line('M0 -2q0 5 0 6', '#5c3417', 1.8) +
  cut('M-9 6h18l4 7h-26Z', '#5c3417') +
  cut('M-11 13h22l-2.5 25h-17Z', '#fff0b0') +
  cut('M0 13h11l-2.5 25h-8.5Z', '#f7cf78', 0.7) +
  cut('M0 34c-6.5 -3 -5 -11 0 -16c5 5 6.5 12 0 16Z', '#ffb02e') +
  cut('M0 34c-3 -2 -2 -5 0 -7.5c2 2.5 3 5.5 0 7.5Z', '#e0662b') +
  cut('M-11 38h22v5h-22Z', '#5c3417') +
  line('M-5 13v25M5 13v25', '#5c3417', 1.3)

const LANTERN_SCALE = 0.72
/** From the hand that holds it. */
const LANTERN_AT: Point = [22, -20]

export const lanternInHand = ([x, y]: Point): string =>
  line(svg`M${x - 7} ${y + 17}L${x + 13} ${y - 27}q7 -3 9 5`, '#5c3417', 3) +
  laid(x + LANTERN_AT[0], y + LANTERN_AT[1], LANTERN_SCALE, hangingLantern())

export const flameOfHand = ([x, y]: Point): Point => [x + LANTERN_AT[0], y + LANTERN_AT[1] + 27 * LANTERN_SCALE]

export const STANDING_FLAME: Point = [54, -15]
export const standingLantern = (): string => laid(STANDING_FLAME[0], -32, 0.74, hangingLantern())

const BOOK =
  cut('M-6 -2L12 -16L22 -4L4 9Z', '#b5432f') +
  cut('M-4 -3L12 -14L18 -8L2 4Z', '#fbf3df') +
  line('M4 -7L9 0', '#c9b48a', 1)
const PARCEL =
  cut('M-4 -22H34V14H-4Z', '#c9a067') +
  cut('M12 -22h6v36h-6Z', '#c8452f') +
  cut('M-4 -22H34V-15H-4Z', '#000010', 0.12) +
  cut('M-4 -22H8V14H-4Z', '#000010', 0.14)

/** Held in the near hand, before the body. */
export const heldIn = (pose: Pose, [x, y]: Point): string =>
  pose === 'reading' ? laid(x, y, 1, BOOK) : pose === 'carrying' ? laid(x, y, 0.9, PARCEL) : ''

const stone = (hip: Point): string => {
  const top = hip[1] + 4
  return (
    cut(svg`M-30 3L-26 ${top * 0.6}Q-20 ${top} -6 ${top + 1}L12 ${top + 2}L17 ${top * 0.5}L16 3Z`, lit(STONE, 0.16)) +
    cut(svg`M-6 ${top + 1}L12 ${top + 2}L17 ${top * 0.5}L16 3H-2Z`, shaded(STONE))
  )
}

const table = ({ hip }: Skeleton): string => {
  const top = hip[1] - 12
  return (
    cut(svg`M18 ${top}H92V${top + 7}H18Z`, lit(WOOD, 0.2)) +
    cut(svg`M28 ${top + 7}h7V3h-7ZM80 ${top + 7}h7V3h-7Z`, WOOD) +
    cut(svg`M52 ${top}l3 -11h16l3 11Z`, '#fbf3df') +
    line(svg`M59 ${top - 16}q3 -4 0 -8M66 ${top - 16}q3 -4 0 -8`, '#fff3d8', 1.8, 0.8)
  )
}

const BUSH: Colour = '#3f7a58'
const bush = ({ neck }: Skeleton): string => {
  const top = neck[1] + 8
  return (
    cut(
      svg`M-44 4C-50 ${top * 0.4} -34 ${top} -14 ${top * 0.86}C-4 ${top * 1.12} 26 ${top * 1.06} 30 ${top * 0.76}C50 ${top * 0.8} 58 ${top * 0.3} 52 4Z`,
      BUSH,
    ) +
    cut(
      svg`M-44 4C-50 ${top * 0.4} -34 ${top} -14 ${top * 0.86}C-20 ${top * 0.5} -18 ${top * 0.2} -12 4Z`,
      shaded(BUSH),
      0.8,
    ) +
    line(svg`M-24 ${top * 0.5}q-4 6 -1 14M4 ${top * 0.7}q5 6 3 15M30 ${top * 0.45}q5 5 4 13`, lit(BUSH, 0.4), 2)
  )
}

const BOAT: Colour = '#b5613a'
const WATER: Colour = '#3f7f96'
const boat = ({ hip, nearArm }: Skeleton): string => {
  const rim = hip[1] - 8
  const hand = nearArm[2]
  return (
    line(svg`M${hand[0] - 8} ${hand[1] - 6}L${hand[0] + 36} 4`, WOOD, 3.6) +
    cut(
      svg`M-62 ${rim}Q0 ${rim + 10} 70 ${rim - 4}C64 ${rim + 22} 48 2 30 4H-30C-48 2 -58 ${rim + 20} -62 ${rim}Z`,
      BOAT,
    ) +
    cut(
      svg`M-62 ${rim}Q-34 ${rim + 5} -8 ${rim + 6}C-12 ${rim + 22} -10 2 -8 4H-30C-48 2 -58 ${rim + 20} -62 ${rim}Z`,
      shaded(BOAT),
      0.8,
    ) +
    line(svg`M-60 ${rim + 1}Q0 ${rim + 11} 68 ${rim - 3}`, '#fbeedd', 2.6) +
    cut('M-84 4C-70 -4 -58 -2 -44 2C-26 -4 -10 -4 6 2C24 -4 44 -4 58 2C70 -2 80 -2 90 4V10H-84Z', WATER, 0.9)
  )
}

const bedFrame = (top: number): string =>
  cut(svg`M-50 ${top - 34}Q-44 ${top - 40} -38 ${top - 34}V3H-50Z`, WOOD) +
  cut(svg`M-44 ${top + 2}H92V${top + 16}H-44Z`, lit(WOOD, 0.16)) +
  cut(svg`M78 ${top + 10}h8V3h-8Z`, WOOD)
const pillow = (x: number, y: number, turn: number): string =>
  laid(
    x,
    y,
    1,
    cut('M-20 -9C-10 -15 12 -15 20 -9C25 -2 24 6 18 10C8 14 -10 14 -18 10C-25 4 -25 -4 -20 -9Z', '#fbf3e4') +
      cut('M-20 -9C-10 -15 0 -15 4 -14C-8 -10 -14 0 -10 12C-14 12 -16 11 -18 10C-25 4 -25 -4 -20 -9Z', '#cfc4b8', 0.6),
    turn,
  )
const blanket = (from: number, top: number, height: number): string =>
  cut(
    svg`M${from} ${top + 6}C${from + 6} ${top - height} ${from + 34} ${top - height * 1.1} ${from + 54} ${top - height * 0.8}C${from + 76} ${top - height * 0.7} 88 ${top - height * 0.5} 92 ${top + 6}Z`,
    '#5f6fb8',
  ) +
  cut(
    svg`M${from} ${top + 6}C${from + 6} ${top - height} ${from + 34} ${top - height * 1.1} ${from + 40} ${top - height}C${from + 22} ${top - height * 0.6} ${from + 20} ${top - 4} ${from + 24} ${top + 6}Z`,
    '#3f4a8a',
    0.7,
  ) +
  line(
    svg`M${from + 46} ${top - height * 0.7}V${top + 2}M${from + 64} ${top - height * 0.5}V${top + 2}`,
    '#e8d9a8',
    1.6,
  )

/** Height of a mattress above the ground. */
export const BED_TOP = -24

/** What stands behind, and before, a figure in this pose. */
export function propsOf(
  pose: Pose,
  skeleton: Skeleton,
  isInChair: boolean,
): { readonly behind: string; readonly front: string } {
  if (pose === 'asleep')
    return { behind: bedFrame(BED_TOP) + pillow(-20, BED_TOP - 5, -12), front: blanket(-10, BED_TOP, 22) }
  if (pose === 'in-bed')
    return { behind: bedFrame(BED_TOP) + pillow(-28, BED_TOP - 20, -70), front: blanket(-6, BED_TOP, 16) }
  if (pose === 'in-boat') return { behind: '', front: boat(skeleton) }
  if (pose === 'hiding') return { behind: '', front: bush(skeleton) }
  if (isInChair) return { behind: '', front: pose === 'at-table' ? table(skeleton) : '' }
  if (pose === 'at-table') return { behind: stone(skeleton.hip), front: table(skeleton) }
  return { behind: skeleton.isSeated ? stone(skeleton.hip) : '', front: '' }
}

export const groundShadow = (width: number, across: number): string => oval(2, 3, width * across, 4.5, '#000018', 0.32)
export const bubble = (x: number, y: number): string =>
  disc(x, y, 26, '#dff3f5', 0.16) + line(svg`M${x + 12} ${y - 18}c7 4 10 10 9 19`, '#ffffff', 2.4, 0.8)
