import { darker, mix, ramp } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Cast } from '../figures/cast.ts'
import { hill } from '../nature/hill.ts'
import { starrySky } from '../nature/stars.ts'
import type { Stage } from '../paper/stage.ts'
import type { PlannedScene } from '../planned-scene.ts'
import { drawCrew } from './crew.ts'
import type { Shot } from './shot.ts'
import { thingAt } from './show-things.ts'

const RINGS = [0.2, 0.29, 0.39, 0.51, 0.66, 0.84] as const

function ringsAround(stage: Stage, x: number, y: number): void {
  const { width, height, unit, palette, random } = stage
  const { glow, low, middle, top } = palette
  const colours = [glow, mix(low, glow, 0.3), low, mix(low, middle, 0.6), middle, mix(middle, top, 0.6), top]
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${glow}"/>`, 'flat')
  for (const [index, radius] of RINGS.entries()) {
    const reach = radius * unit * random.between(0.97, 1.03)
    const hole = svg`M${x - reach} ${y}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0Z`
    const fill = ramp(colours, (index + 1) / RINGS.length)
    stage.sheet(
      svg`<path fill-rule="evenodd" d="M-60 -60H${width + 60}V${height + 60}H-60Z${hole}" fill="${fill}"/>`,
      'far',
    )
  }
  if (palette.timeOfDay === 'night') stage.sheet(starrySky(stage, 30, 0.6), 'flat')
}

function rays(stage: Stage, x: number, y: number): void {
  const { width, height, palette } = stage
  const { top, middle, low, glow } = palette
  const fill = stage.skyGradient([
    [0, top],
    [0.5, middle],
    [0.9, low],
  ])
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${fill}"/>`, 'flat')
  const wedges = Array.from({ length: 11 }, (_, index) => {
    const at = (turn: number) => {
      const angle = Math.PI + ((index + turn) / 11) * Math.PI
      return svg`${x + Math.cos(angle) * height * 1.4} ${y + Math.sin(angle) * height * 1.4}`
    }
    return svg`M${x} ${y}L${at(0)}L${at(0.5)}Z`
  })
  stage.sheet(svg`<path d="${wedges.join('')}" fill="${glow}" opacity=".22"/>`, 'flat')
}

/** What turns the story, larger than life, with everybody small before it. */
export function drawTurn(stage: Stage, scene: PlannedScene, shot: Shot, cast: Cast): void {
  const { width, height, unit, palette } = stage
  const [main] = shot.things
  const isRinged = scene.setting.sky.kind === 'rings' || scene.setting.sky.kind === 'crescent'
  const [x, y] = [shot.thingX * width, height * (isRinged ? 0.5 : 0.74)]
  if (isRinged) ringsAround(stage, x, y)
  else rays(stage, x, y)
  stage.glow(x, y - (isRinged ? 0 : unit * 0.2), unit * 0.6, palette.glow, 0.5)
  if (main && isRinged)
    stage.sheet(thingAt(main, x, y + unit * 0.19, unit * 0.4).replace(/^<ellipse[^>]*>/u, ''), 'near')
  const land = hill(stage, {
    y: 0.83,
    amplitude: 0.03,
    bumps: 6,
    colour: palette.lands[4],
    foot: darker(palette.lands[5], 0.2),
  })
  if (main && !isRinged) stage.sheet(thingAt(main, x, land.heightAt(x) + unit * 0.03, unit * 0.62), 'middle')
  stage.sheet(land.markup, 'near')
  const heroX = width * (shot.thingX > 0.5 ? 0.3 : 0.7)
  drawCrew(stage, { scene, cast, distance: 'whole', x: heroX, y: land.heightAt(heroX) + 8, held: undefined }, at =>
    land.heightAt(at),
  )
}
