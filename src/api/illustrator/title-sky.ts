import { mix } from '../../lib/colour.ts'
import { circle, type Point, softCurve, svg } from '../../lib/svg-markup.ts'
import { cloud } from './nature/cloud.ts'
import { hangLight } from './nature/sky-light.ts'
import { foldedStar, star } from './nature/stars.ts'
import type { Stage } from './paper/stage.ts'
import type { Setting, SkyLight } from './setting.ts'
import { sheetColour } from './title-colours.ts'

/** Holes from the light outwards, in `Stage.unit`. */
const RINGS = [0.172, 0.222, 0.278, 0.345, 0.425, 0.52, 0.64, 0.8] as const
/** Overlap below the next ring, as a share of its hole: past its shadow and unsteady edge. */
const HIDDEN = 1.16
const RAYS = 22
const BANDS = 6
const THREAD = '#fff3cf'
/** x, y from the light and size, in `Stage.unit`. */
const HUNG = [
  [-0.36, -0.08, 0.026],
  [-0.25, -0.2, 0.02],
  [0.24, -0.19, 0.022],
  [0.37, -0.05, 0.028],
  [0.3, 0.1, 0.018],
] as const

function cutCircle({ random }: Stage, x: number, y: number, radius: number): string {
  const turns = [random.between(0, 7), random.between(0, 7)] as const
  const points = Array.from({ length: 30 }, (_, index): Point => {
    const angle = (index / 30) * 2 * Math.PI
    const reach =
      radius *
      (1 +
        0.016 * Math.sin(2 * angle + turns[0]) +
        0.01 * Math.sin(5 * angle + turns[1]) +
        random.between(-0.005, 0.005))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return softCurve(points, true)
}

const roundOutline = (x: number, y: number, radius: number) =>
  svg`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

function rays({ palette, width, height }: Stage, x: number, y: number): string {
  const reach = width + height
  const wedges = Array.from({ length: RAYS }, (_, index) => {
    const at = (turn: number) => {
      const angle = ((index + turn) / RAYS) * 2 * Math.PI
      return svg`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
    }
    return svg`M${x} ${y}L${at(0)}L${at(0.5)}Z`
  })
  return svg`<path d="${wedges.join('')}" fill="${palette.glow}" opacity=".13"/>`
}

function ringSheets(stage: Stage, x: number, y: number, withRays: boolean): void {
  const { width, height, unit, palette } = stage
  const [right, bottom] = [width + 60, height + 60]
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${palette.glow}"/>`, 'flat')
  const whole = svg`M-60 -60H${right}V${bottom}H-60Z`
  for (const [index, radius] of RINGS.entries()) {
    const hole = cutCircle(stage, x, y, radius * unit)
    const fill = sheetColour(palette, index, RINGS.length)
    // A sheet reaches just below the next one: what that covers need not be drawn.
    const next = RINGS[index + 1]
    const outline = next ? roundOutline(x, y, next * HIDDEN * unit) : whole
    stage.sheet(svg`<path fill-rule="evenodd" d="${outline}${hole}" fill="${fill}"/>`, 'far')
  }
  if (withRays) stage.sheet(rays(stage, x, y), 'flat')
  stage.glow(x, y, unit * 0.55, palette.glow, 0.26)
}

function bandSheets(stage: Stage, y: number): void {
  const { width, height, random, palette } = stage
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${sheetColour(palette, 0, BANDS)}"/>`, 'flat')
  for (let band = 0; band < BANDS; band++) {
    const edge = y * (1.34 - (band / (BANDS - 1)) * 1.1)
    const turn = random.between(0, 7)
    const line = Array.from({ length: 9 }, (_, step): Point => {
      const along = (step - 1) / 6
      return [along * width, edge + (Math.sin(along * 6 + turn) * 0.024 + random.between(-0.006, 0.006)) * height]
    })
    const fill = sheetColour(palette, band + 1, BANDS + 1)
    stage.sheet(svg`<path d="${softCurve(line)}L${width * 1.2} -80H${-width * 0.4}Z" fill="${fill}"/>`, 'far')
  }
}

function sideStars({ random, width, height }: Stage, y: number): string {
  return Array.from({ length: 34 }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const x = width * (0.5 + side * random.between(0.2, 0.46))
    const down = y + height * random.between(-0.12, 0.1)
    const size = random.between(0.7, 1.8)
    return index % 6 === 0
      ? star(x, down, size * 3.4, '#fff6d8', 4, 0.26)
      : circle(x, down, size, '#fff6d8', random.between(0.4, 0.95))
  }).join('')
}

function hungStars(stage: Stage, x: number, y: number): void {
  const { unit } = stage
  for (const [across, down, size] of HUNG) {
    const [starX, starY] = [x + across * unit, y + down * unit]
    const thread = svg`<path d="M${starX} -20V${starY - size * unit}" stroke="${THREAD}" stroke-opacity=".2" stroke-width=".9"/>`
    stage.sheet(thread + foldedStar(starX, starY, size * unit), 'far')
  }
}

function clouds(stage: Stage, y: number): void {
  const { palette, width, random } = stage
  const colour = palette.mood === 'dark' ? mix(palette.lands[0], palette.low, 0.2) : mix(palette.low, '#ffffff', 0.3)
  const sides = [
    [0.1, random.between(-0.02, 0.03)],
    [0.9, random.between(0.03, 0.08)],
  ] as const
  const drawn = sides.map(([x, down]) => cloud(stage, x * width, y + down * stage.unit, width * 0.27, colour))
  stage.sheet(drawn.join(''), 'far')
}

/** Dark and calm above for the title; `light` in fractions of the whole page. */
export function drawTitleSky(stage: Stage, setting: Setting, light: SkyLight): void {
  const [x, y] = [light.x * stage.width, light.y * stage.height]
  if (light.kind === 'bands') bandSheets(stage, y)
  else ringSheets(stage, x, y, light.kind === 'moon')
  if (setting.palette.timeOfDay !== 'day') stage.sheet(sideStars(stage, y), 'flat')
  hangLight(stage, light)
  if (light.kind === 'crescent') hungStars(stage, x, y)
  clouds(stage, y)
}
