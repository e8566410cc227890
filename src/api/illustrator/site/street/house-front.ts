import { type Colour, darker, lighter, mix } from '../../../../lib/colour.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Box, type StreetHouse, windowsOf } from './street-plan.ts'

const SNOW = '#fdfaf0'
const SNOW_SHADE = '#cfdde6'
const LAMPLIGHT = '#ffdf94'
const BARS = '#4a2613'
const SHADE = '#00082a'
/** Share of its width. */
const FOLD = 0.58

const arch = ({ x, y, width, height }: Box, colour: Colour): string =>
  svg`<path d="M${x} ${y + height}V${y + width * 0.46}A${width / 2} ${width * 0.46} 0 0 1 ${x + width} ${y + width * 0.46}V${y + height}Z" fill="${colour}"/>`

const ledge = ({ x, y, width, height }: Box): string =>
  svg`<path d="M${x - 4} ${y + height + 5}q2 -8 ${width * 0.3} -7t${width * 0.7} 1q8 1 6 6Z" fill="${SNOW}"/>`

function wall(stage: Stage, house: StreetHouse): string {
  const { left, top, width, foot, wall: colour } = house
  const fill = stage.gradient(lighter(colour, 0.1), darker(colour, 0.06))
  const fold = left + width * FOLD
  return (
    svg`<rect x="${left}" y="${top - 12}" width="${width}" height="${foot - top + 12}" fill="${fill}"/>` +
    svg`<rect x="${fold}" y="${top - 12}" width="${width * (1 - FOLD)}" height="${foot - top + 12}" fill="${SHADE}" opacity=".2"/>`
  )
}

function chimney({ left, top, width, wall: colour }: StreetHouse, across: number, rise: number): string {
  const [x, y, girth] = [left + width * across, top - width * rise, width * 0.13]
  return (
    svg`<rect x="${x}" y="${y}" width="${girth}" height="${width * 0.3}" fill="${darker(colour, 0.3)}"/>` +
    svg`<rect x="${x - 5}" y="${y - 7}" width="${girth + 10}" height="12" rx="6" fill="${SNOW}"/>`
  )
}

function snowLine(from: readonly [number, number], to: readonly [number, number], drops: number): string {
  const [stepX, stepY] = [(to[0] - from[0]) / drops, (to[1] - from[1]) / drops]
  const scallops = Array.from({ length: drops }, (_, index) => {
    const depth = index % 2 ? 10 : 17
    return svg`q${-stepX * 0.3} ${depth - stepY * 0.4} ${-stepX * 0.55} ${depth * 0.2 - stepY * 0.55}t${-stepX * 0.45} ${-depth * 0.2 - stepY * 0.45}`
  })
  return svg`M${from[0]} ${from[1] - 14}L${to[0]} ${to[1] - 14}L${to[0]} ${to[1] + 5}${scallops.join('')}Z`
}

function pointedGable(house: StreetHouse): string {
  const { left, top, width, wall: colour } = house
  const [middle, peak, out] = [left + width / 2, top - width * 0.5, width * 0.07]
  const roof = mix(darker(colour, 0.34), '#10203c', 0.25)
  const [east, west] = [left + width + out, left - out]
  const gable =
    svg`<path d="M${west + 8} ${top}L${middle} ${peak}V${top}Z" fill="${roof}"/>` +
    svg`<path d="M${middle} ${peak}L${east - 8} ${top}H${middle}Z" fill="${darker(roof, 0.3)}"/>`
  const snow = svg`<path d="${snowLine([middle, peak], [west, top + 2], 5)}${snowLine([middle, peak], [east, top + 2], 5)}" fill="${SNOW}"/>`
  return gable + atticWindow(middle, top - width * 0.15, width * 0.062) + snow
}

/** Dutch gable from the eaves up: half width and height, in widths of the house. */
const STEPS = [
  [0.5, 0.1],
  [0.34, 0.23],
  [0.18, 0.34],
] as const

function steppedGable(house: StreetHouse): string {
  const { left, top, width, wall: colour } = house
  const middle = left + width / 2
  const fill = lighter(colour, 0.06)
  const blocks = STEPS.map(([half, rise]) => {
    const [x, y, girth] = [middle - half * width, top - rise * width, 2 * half * width]
    return (
      svg`<rect x="${x}" y="${y}" width="${girth}" height="${rise * width + 2}" fill="${fill}"/>` +
      svg`<rect x="${left + width * FOLD}" y="${y}" width="${Math.max(0, x + girth - left - width * FOLD)}" height="${rise * width + 2}" fill="${SHADE}" opacity=".2"/>`
    )
  })
  const snow = STEPS.map(([half, rise], index) => {
    const inner = STEPS[index + 1]?.[0] ?? 0
    const [outer, y] = [half * width + 7, top - rise * width]
    return [-1, 1].map(
      side =>
        svg`<path d="M${middle + side * outer} ${y + 9}q${side * 3} -19 ${-side * 14} -21H${middle + side * inner * width}v20q${side * 6} 7 ${side * 12} 1q${side * 6} -8 ${side * 12} 1q${side * 4} 6 ${side * 8} 2Z" fill="${SNOW}"/>`,
    )
  })
  return blocks.toReversed().join('') + atticWindow(middle, top - width * 0.1, width * 0.058) + snow.flat().join('')
}

function atticWindow(x: number, y: number, radius: number): string {
  const bars = svg`<path d="M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}" stroke="${BARS}" stroke-width="3.200"/>`
  return circle(x, y, radius + 3, BARS) + circle(x, y, radius, LAMPLIGHT) + bars
}

/** Plain, because the page hangs its shutters there. */
const openings = (house: StreetHouse): string =>
  windowsOf(house)
    .map(box => arch(box, darker(house.wall, 0.42)) + ledge(box))
    .join('')

export function houseFront(stage: Stage, house: StreetHouse, order: number): string {
  const across = order % 2 ? 0.16 : 0.7
  const drift = svg`<path d="M${house.left - 14} ${house.foot + 4}q${house.width * 0.3} -26 ${house.width * 0.58} -8t${house.width * 0.55} 2v26q${-house.width * 0.5} 26 ${-house.width * 1.13} 4Z" fill="${stage.gradient(SNOW, SNOW_SHADE)}"/>`
  const gable = house.gable === 'pointed' ? pointedGable(house) : steppedGable(house)
  return (
    chimney(house, across, house.gable === 'pointed' ? 0.42 : 0.38) +
    wall(stage, house) +
    openings(house) +
    gable +
    drift
  )
}
