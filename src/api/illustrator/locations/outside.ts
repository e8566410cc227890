import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Motif } from '../motifs/motif.ts'
import { hill } from '../nature/hill.ts'
import { farLand, mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { waves } from '../nature/water.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Tint } from '../things/shapes.ts'
import { placePieces, type SetPiece } from './set-piece.ts'

type Back = 'hills' | 'mountains' | 'sea' | 'town' | 'none'
type Ground = 'soft' | 'paved' | 'water' | 'tiles'

/** A location under the sky: what lies behind, the ground, and what stands there. */
export interface Outside {
  readonly back: Back
  /** Colour of the ground by day, and how it lies. */
  readonly soil: Colour
  readonly ground: Ground
  readonly behind: readonly SetPiece[]
  readonly before: readonly SetPiece[]
}

const HORIZON = 0.68
const FEET = 0.87
const SNOW = '#e9f1f2'
const HOUSES = [0.02, 0.15, 0.28, 0.4, 0.53, 0.66, 0.79, 0.92, 1.02] as const

function town(stage: Stage, tint: Tint): void {
  const { random } = stage
  const row = HOUSES.map(
    (x): SetPiece => ['town-house', x, HORIZON + 0.02, random.between(24, 36) * (random.chance(0.5) ? 1 : -1)],
  )
  stage.sheet(placePieces(stage, row, { ...tint, strength: Math.min(0.75, tint.strength + 0.3) }), 'far')
}

function backOf(stage: Stage, setting: Setting, back: Back, tint: Tint): void {
  const { palette } = stage
  if (back === 'hills') farLand(stage, setting)
  if (back === 'mountains') {
    mountains(stage, { base: HORIZON, height: 0.36, count: 5, colour: palette.lands[0], snowCaps: true })
    mountains(stage, { base: HORIZON + 0.02, height: 0.2, count: 7, colour: palette.lands[1], snowCaps: setting.snow })
  }
  if (back === 'sea') {
    stage.sheet(waves(stage, 0.6, 0.012, mix(palette.lands[1], '#3f8fb0', 0.4)), 'far')
    stage.sheet(waves(stage, 0.66, 0.02, mix(palette.lands[2], '#2f7fa0', 0.4)), 'middle')
  }
  if (back === 'town') town(stage, tint)
  mist(stage, setting.sky.x, HORIZON - 0.04, 0.34)
}

function paving({ width, height }: Stage, colour: Colour): string {
  const top = HORIZON * height
  const lines = Array.from(
    { length: 13 },
    (_, index) =>
      svg`M${width / 2 + (index - 6) * width * 0.1} ${top}L${width / 2 + (index - 6) * width * 0.3} ${height}`,
  )
  const cross = [0.06, 0.15, 0.28, 0.46, 0.7].map(share => svg`M-200 ${top + (height - top) * share}H${width + 200}`)
  return svg`<path d="${[...lines, ...cross].join('')}" stroke="${colour}" stroke-width="1.6" fill="none" opacity=".45"/>`
}

function groundOf(stage: Stage, setting: Setting, { soil, ground }: Outside, tint: Tint): (x: number) => number {
  const { width, height } = stage
  const colour = mix(setting.snow ? mix(soil, SNOW, 0.7) : soil, tint.colour, tint.strength)
  if (ground === 'water') {
    stage.sheet(waves(stage, HORIZON, 0.02, lighter(colour, 0.12)), 'middle')
    stage.sheet(waves(stage, 0.78, 0.03, colour), 'middle')
    return () => height * FEET
  }
  if (ground === 'soft') {
    const land = (y: number, shade: Colour) =>
      hill(stage, { y, amplitude: 0.016, bumps: 7, colour: shade, foot: darker(colour, 0.4) })
    stage.sheet(land(HORIZON, lighter(colour, 0.12)).markup, 'middle')
    const near = land(0.845, colour)
    stage.sheet(near.markup, 'middle')
    return x => near.heightAt(x) + height * 0.014
  }
  const fill = stage.gradient(lighter(colour, 0.12), darker(colour, 0.4))
  stage.sheet(
    svg`<rect x="-200" y="${HORIZON * height}" width="${width + 400}" height="${height}" fill="${fill}"/>` +
      paving(stage, ground === 'tiles' ? darker(colour, 0.5) : darker(colour, 0.3)),
    'middle',
  )
  return () => height * FEET
}

export function outsideOf(outside: Outside): Motif {
  return (stage, setting) => {
    const { palette } = stage
    const night = { night: 0.5, dusk: 0.3, dawn: 0.16, day: 0 }[palette.timeOfDay]
    const tint = { colour: palette.timeOfDay === 'night' ? palette.top : palette.lands[3], strength: night }
    backOf(stage, setting, outside.back, tint)
    stage.sheet(placePieces(stage, outside.behind, { ...tint, strength: night * 0.8 }), 'middle')
    const ground = groundOf(stage, setting, outside, tint)
    stage.sheet(placePieces(stage, outside.before, { ...tint, strength: night * 0.6 }), 'middle')
    return ground
  }
}
