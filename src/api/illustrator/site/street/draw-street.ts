import { mix } from '../../../../lib/colour.ts'
import { itemAt } from '../../../../lib/item-at.ts'
import { svg } from '../../../../lib/svg-markup.ts'
import { house } from '../../buildings/house.ts'
import { tower } from '../../buildings/tower.ts'
import { snowfall } from '../../frame/air.ts'
import { hill } from '../../nature/hill.ts'
import { mountains } from '../../nature/mountains.ts'
import { hangLight } from '../../nature/sky-light.ts'
import { star, starrySky } from '../../nature/stars.ts'
import { fir } from '../../nature/trees.ts'
import { type Picture, photograph } from '../../paper/compositor.ts'
import { randomFrom } from '../../paper/random.ts'
import { Stage } from '../../paper/stage.ts'
import { lightNamed } from '../light-named.ts'
import { houseFront } from './house-front.ts'
import { STREET_FORMATS, STREET_HOUSES, type StreetFormat } from './street-plan.ts'

const WALLS = ['#7d4238', '#8f6d3c', '#5f7890', '#70404a'] as const

/** Fractions of the height unless noted. */
interface Backdrop {
  /** Where the sky ends and the far snow begins. */
  readonly horizon: number
  readonly peaks: number
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number }
  /** In units. */
  readonly village: number
  /** Fractions of the width. */
  readonly steeple: number
}
const BACKDROPS: Readonly<Record<StreetFormat, Backdrop>> = {
  wide: { horizon: 0.575, peaks: 0.25, moon: { x: 0.876, y: 0.14, radius: 0.086 }, village: 84, steeple: 0.487 },
  tall: { horizon: 0.272, peaks: 0.09, moon: { x: 0.84, y: 0.062, radius: 0.115 }, village: 76, steeple: 0.46 },
}

function sky(stage: Stage, { horizon, moon }: Backdrop): void {
  const { top, middle, low, lands } = stage.palette
  const stops = [
    [0, top],
    [horizon * 0.62, middle],
    [horizon, low],
    [Math.min(1, horizon + 0.2), mix(lands[4], top, 0.3)],
    [1, lands[5]],
  ] as const
  stage.sheet(svg`<rect width="${stage.width}" height="${stage.height}" fill="${stage.skyGradient(stops)}"/>`, 'flat')
  stage.sheet(starrySky(stage, 70, horizon * 0.8), 'flat')
  hangLight(stage, { kind: 'moon', ...moon })
}

function village(stage: Stage, { horizon, village: size, steeple: at }: Backdrop): void {
  const { random, width, height, palette } = stage
  const count = Math.round(width / (size * 1.5))
  for (const [row, share] of [0.4, 0.15].entries()) {
    const land = hill(stage, {
      y: horizon + row * (size / height) * 0.7,
      amplitude: (size / height) * 0.4,
      bumps: 9,
      colour: mix(itemAt(palette.lands, 1 + row), '#f1f6f6', 0.5),
      foot: mix(palette.lands[4], palette.top, 0.4),
    })
    const homes = Array.from({ length: count + 1 }, (_, index) => {
      const x = ((index + (row ? 0.1 : 0.55)) / count) * width
      const wall = mix(random.pick(WALLS), palette.lands[2], share)
      const roof = mix(palette.lands[4], palette.accents[0], 0.2)
      const measure = { width: size * random.between(0.85, 1.1), height: size * random.between(0.7, 1.05) }
      return house(stage, { x, y: land.heightAt(x) + 8, ...measure, wall, roof, snowy: true })
    })
    const trees = Array.from({ length: count }, () => {
      const x = random.between(0, width)
      return fir(random, x, land.heightAt(x) + 8, size * random.between(1, 1.7), palette.lands[3], true)
    })
    stage.sheet((row ? steeple(stage, size, at, horizon) : '') + trees.join('') + homes.join('') + land.markup, 'far')
    stage.glow(width / 2, horizon * height, width * 0.6, '#ffcf80', 0.3, size * 1.8)
  }
}

function steeple(stage: Stage, size: number, at: number, horizon: number): string {
  const { palette, width, height } = stage
  const [x, girth] = [at * width, size * 0.82]
  const shape = { x, y: horizon * height + size, width: girth, height: size * 2.7 }
  const tip = shape.y - shape.height - girth * 2.9
  return (
    tower({ ...shape, wall: mix('#e2d0ac', palette.lands[1], 0.2), roof: palette.lands[4], point: 1.7 }) +
    star(x, tip, size * 0.17, '#ffd479')
  )
}

function gaps(stage: Stage, format: StreetFormat): void {
  const { random, palette, height } = stage
  const trees = STREET_HOUSES[format].map(({ left, foot, width }, order) => {
    const [x, y] = [left - width * 0.04, Math.min(foot + 16, height - 36)]
    return fir(random, x, y, width * (order % 2 ? 0.36 : 0.46), palette.lands[4], true)
  })
  stage.sheet(trees.join(''), 'near')
}

export function drawStreet(format: StreetFormat, widthPx: number): Picture {
  const measure = STREET_FORMATS[format]
  const backdrop = BACKDROPS[format]
  const stage = new Stage(measure, lightNamed('frost'), randomFrom('site/advent-street'))
  const { width, height, palette } = stage
  sky(stage, backdrop)
  mountains(stage, {
    base: backdrop.horizon,
    height: backdrop.peaks,
    count: format === 'wide' ? 6 : 4,
    colour: palette.lands[0],
    snowCaps: true,
  })
  village(stage, backdrop)
  for (const [order, each] of STREET_HOUSES[format].entries()) stage.sheet(houseFront(stage, each, order), 'near')
  gaps(stage, format)
  const ground = { amplitude: 12 / height, bumps: 5, foot: '#9fc0d0' }
  stage.sheet(hill(stage, { ...ground, y: 1 - 62 / height, colour: '#b9d3de' }).markup, 'near')
  stage.sheet(hill(stage, { ...ground, y: 1 - 34 / height, colour: '#e6eef3', foot: '#cfdfe7' }).markup, 'near')
  snowfall(stage)
  return photograph(stage, widthPx, { x: backdrop.moon.x * width, y: backdrop.moon.y * height })
}
