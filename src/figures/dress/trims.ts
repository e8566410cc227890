import { type Colour, mix } from '../../lib/colour.ts'
import { type Point, svg } from '../../lib/svg-markup.ts'
import type { Look, Outfit } from '../look.ts'
import { cut, disc, laid, line, lit, moved, shaded, star } from '../paper.ts'
import { type Sheet, sheet } from '../sheet.ts'
import type { Skeleton } from '../skeleton.ts'
import { strip } from '../strip.ts'
import { hemOf, onTrunk } from './coat.ts'

const GOLD = '#f3b440'
const FUR = '#fbf6ea'
const LEATHER = '#6a3f20'

type Trim = (look: Look, skeleton: Skeleton) => string

/** Across the trunk at a height, as wide as a share of it. */
function band(skeleton: Skeleton, share: number, colour: Colour, thick: number): string {
  const { width } = skeleton
  const [from, to] = [onTrunk(skeleton, share, -width * 0.48), onTrunk(skeleton, share, width * 0.48)]
  return line(svg`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, colour, thick)
}

const buttons = (skeleton: Skeleton, colour: Colour): string =>
  [0.3, 0.57, 0.84].map(share => disc(...onTrunk(skeleton, share, skeleton.width * 0.18), 1.8, colour)).join('')

const collar = (skeleton: Skeleton, colour: Colour): string => {
  const [a, b, c] = [onTrunk(skeleton, 0, -6), onTrunk(skeleton, 0.26, 4), onTrunk(skeleton, 0, 9)]
  return cut(svg`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}Z`, colour)
}

function bib(look: Look, skeleton: Skeleton): string {
  const { width, hip, thigh } = skeleton
  const at = (share: number, across: number) =>
    svg`${onTrunk(skeleton, share, across * width)[0]} ${onTrunk(skeleton, share, across * width)[1]}`
  const straps = svg`M${at(0.45, -0.16)}L${at(0.04, -0.16)}M${at(0.45, 0.3)}L${at(0.04, 0.24)}`
  return (
    strip(
      [onTrunk(skeleton, 0.42, width * 0.06), moved(hip, [0, thigh * 0.3])],
      [width * 0.66, width * 0.98, width * 1.05],
      look.trousers,
      { shade: 0.2 },
    ) +
    line(straps, look.trousers, 3) +
    disc(...onTrunk(skeleton, 0.45, -width * 0.14), 1.7, GOLD) +
    disc(...onTrunk(skeleton, 0.45, width * 0.3), 1.7, GOLD)
  )
}

const TRIMS: Partial<Record<Outfit, Trim>> = {
  cloak: ({ coat }, skeleton) => buttons(skeleton, shaded(coat, 0.36)),
  raincoat: (_, skeleton) => buttons(skeleton, '#fff3d0'),
  parka: (_, skeleton) => buttons(skeleton, GOLD) + (skeleton.isSeated ? '' : band(skeleton, 1.34, FUR, 5)),
  explorer: (_, skeleton) =>
    band(skeleton, 0.97, LEATHER, 4.4) +
    disc(...onTrunk(skeleton, 0.97, skeleton.width * 0.2), 2.6, GOLD) +
    collar(skeleton, FUR),
  jacket: (_, skeleton) => collar(skeleton, FUR) + disc(...onTrunk(skeleton, 0.62, skeleton.width * 0.18), 1.6, GOLD),
  uniform: ({ coat }, skeleton) =>
    buttons(skeleton, GOLD) +
    band(skeleton, 0.98, shaded(coat, 0.5), 4) +
    disc(...onTrunk(skeleton, 0.98, skeleton.width * 0.2), 2.4, GOLD) +
    star(...onTrunk(skeleton, 0.34, -skeleton.width * 0.12), 4, GOLD),
  suit: ({ coat }, skeleton) =>
    band(skeleton, 0.96, shaded(coat, 0.4), 3.6) +
    laid(
      ...onTrunk(skeleton, 0.4, skeleton.width * 0.16),
      1,
      cut('M-5 -4H5V4H-5Z', '#43566e') + disc(-1.5, 0, 1.4, '#8ff2c8') + disc(2.4, 0, 1.4, GOLD),
    ),
  dress: ({ coat }, skeleton) => band(skeleton, 0.72, mix(coat, '#fbe3c8', 0.6), 4),
  dungarees: bib,
}

// biome-ignore format: a dot is one cell of a table
const DOTS = [[0.3, -5], [0.46, 5], [0.62, -3], [0.82, 6], [1, -6], [1.1, 4], [1.26, -2]] as const

function apron(colour: Colour, skeleton: Skeleton): string {
  const { width, hip, thigh } = skeleton
  const top = onTrunk(skeleton, 0.26, width * 0.1)
  const strap = (from: number, to: number): string => {
    const end = onTrunk(skeleton, 0, width * to)
    return svg`M${top[0] + width * from} ${top[1]}L${end[0]} ${end[1]}`
  }
  return (
    strip(
      [top, moved(hip, [2, -2]), moved(hip, [3, thigh * (skeleton.isSeated ? 0.2 : 0.72)])],
      [width * 0.5, width * 0.86, width * 0.98],
      colour,
      { shade: 0.12, light: 0.3 },
    ) + line(strap(-0.2, -0.12) + strap(0.2, 0.2), colour, 2.4)
  )
}

export function scarf(colour: Colour, skeleton: Skeleton, isFlying: boolean): string {
  const [x, y]: Point = onTrunk(skeleton, 0.02)
  const half = skeleton.width * 0.44
  const end = isFlying
    ? svg`M${x - 6} ${y - 1}C${x - 20} ${y - 4} ${x - 32} ${y + 5} ${x - 44} ${y + 1}C${x - 36} ${y + 11} ${x - 22} ${y + 11} ${x - 4} ${y + 7}Z`
    : svg`M${x - 4} ${y + 3}l-4 20h8l3 -19Z`
  const knot = svg`M${x - half} ${y - 4}C${x - 4} ${y + 4} ${x + 6} ${y + 4} ${x + half} ${y - 4}L${x + half * 0.94} ${y + 5}C${x + 6} ${y + 10} ${x - 4} ${y + 10} ${x - half} ${y + 5}Z`
  return cut(end, shaded(colour, 0.16)) + cut(knot, colour)
}

export function rucksack(colour: Colour, skeleton: Skeleton): string {
  const [x, y] = onTrunk(skeleton, 0.42, -skeleton.width * 0.62)
  const drawing =
    cut('M-13 -11Q-13 -18 -6 -18H0Q7 -18 7 -11V9Q7 16 0 16H-6Q-13 16 -13 9Z', colour) +
    cut('M-13 -2h20v3h-20Z', shaded(colour, 0.3)) +
    cut('M-15 -22Q-15 -26 -10 -26H2Q7 -26 7 -22Q7 -17 2 -17H-10Q-15 -17 -15 -22Z', lit(colour, 0.5))
  return laid(x, y, skeleton.width / 23, drawing, skeleton.lean)
}

/** Everything that is sewn on, or worn over the coat. */
export function trimSheets(look: Look, skeleton: Skeleton, isFromBehind: boolean): Sheet[] {
  const { outfit, stripes, dots } = look
  const shares = DOTS.filter(([share]) => share < 0.95 || (hemOf(outfit) > 0.8 && !skeleton.isSeated))
  const striped = stripes ? [0.3, 0.52, 0.74].map(share => band(skeleton, share, stripes, 2.6)).join('') : ''
  return [
    sheet('stripes', striped),
    sheet('coat', isFromBehind ? '' : (TRIMS[outfit]?.(look, skeleton) ?? '')),
    sheet('apron', look.apron && !isFromBehind ? apron(look.apron, skeleton) : ''),
    sheet(
      'dots',
      dots ? shares.map(([share, across]) => disc(...onTrunk(skeleton, share, across), 1.8, dots)).join('') : '',
    ),
  ]
}
