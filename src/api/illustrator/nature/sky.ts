import { mix, ramp } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import { cloud } from './cloud.ts'
import { hangLight } from './sky-light.ts'
import { hangingStar, starrySky } from './stars.ts'

/** x, y and radius (of the unit), over a crescent. */
const HUNG_STARS = [
  [0.17, 0.2, 0.034],
  [0.29, 0.1, 0.026],
  [0.85, 0.22, 0.032],
  [0.73, 0.09, 0.024],
  [0.93, 0.12, 0.02],
] as const
const RING_RADII = [0.2, 0.29, 0.39, 0.5, 0.63, 0.78]
const BANDS = [0.13, 0.22, 0.315, 0.42]

export function backdrop(stage: Stage): void {
  const { top, middle, low } = stage.palette
  const fill = stage.skyGradient([
    [0, top],
    [0.36, middle],
    [0.62, low],
  ])
  stage.sheet(svg`<rect width="${stage.width}" height="${stage.height}" fill="${fill}"/>`, 'flat')
}

function roughCircle({ random }: Stage, x: number, y: number, radius: number): string {
  const points = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * 2 * Math.PI
    const reach = radius * (1 + random.between(-0.014, 0.014))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return softCurve(points, true)
}

function ringSky(stage: Stage, { sky }: Setting): void {
  const { top, middle, low, glow, lands } = stage.palette
  const [x, y] = [sky.x * stage.width, sky.y * stage.height]
  const [right, bottom] = [stage.width + 60, stage.height + 60]
  const colours = [
    glow,
    mix(low, glow, 0.4),
    low,
    mix(low, lands[0], 0.6),
    mix(lands[0], middle, 0.6),
    middle,
    mix(middle, top, 0.6),
    top,
  ]
  stage.sheet(svg`<rect width="${stage.width}" height="${stage.height}" fill="${itemAt(colours, 0)}"/>`, 'flat')
  for (const [index, radius] of RING_RADII.entries()) {
    const colour = ramp(colours, (index + 1) / RING_RADII.length)
    const hole = roughCircle(stage, x, y, radius * stage.unit)
    stage.sheet(svg`<path fill-rule="evenodd" d="M-60 -60H${right}V${bottom}H-60Z${hole}" fill="${colour}"/>`, 'far')
  }
  stage.glow(x, y, stage.unit * 0.75, glow, 0.5)
}

export function bandSky(stage: Stage): void {
  backdrop(stage)
  const { top, middle, low, lands } = stage.palette
  for (const [index, height] of BANDS.toReversed().entries()) {
    const colour = ramp(
      [mix(lands[0], low, 0.4), mix(lands[1], middle, 0.3), middle, mix(middle, top, 0.6), top],
      index / (BANDS.length - 1),
    )
    const edge = Array.from({ length: 9 }, (_, step): Point => {
      const along = (step - 1) / 6
      const wave = Math.sin(along * 7 + index * 2.1) * 0.022 + stage.random.between(-0.012, 0.012)
      return [along * stage.width, (height + wave) * stage.height]
    })
    stage.sheet(
      svg`<path d="${softCurve(edge)}L${stage.width * 1.2} -80H${-stage.width * 0.4}Z" fill="${colour}"/>`,
      'middle',
    )
  }
}

function clouds(stage: Stage, { sky }: Setting): void {
  const { lands, low } = stage.palette
  const colour = stage.palette.mood === 'dark' ? mix(lands[0], low, 0.2) : mix(low, '#ffffff', 0.34)
  const side = sky.x > 0.5 ? 0 : 1
  const drawn = [
    cloud(
      stage,
      stage.width * (side ? 0.84 : 0.16),
      stage.height * stage.random.between(0.24, 0.3),
      stage.width * 0.29,
      colour,
    ),
    cloud(
      stage,
      stage.width * (side ? 0.2 : 0.83),
      stage.height * stage.random.between(0.36, 0.42),
      stage.width * 0.26,
      colour,
    ),
  ]
  stage.sheet(drawn.join(''), 'far')
}

export function drawSky(stage: Stage, setting: Setting): void {
  const { kind } = setting.sky
  if (kind === 'rings') ringSky(stage, setting)
  else if (kind === 'bands') bandSky(stage)
  else backdrop(stage)
  if (setting.palette.timeOfDay !== 'day') stage.sheet(starrySky(stage, kind === 'crescent' ? 64 : 40, 0.46), 'flat')
  hangLight(stage, setting.sky)
  if (kind === 'crescent') {
    for (const [x, y, size] of HUNG_STARS)
      stage.sheet(hangingStar(x * stage.width, y * stage.height, size * stage.unit), 'far')
  }
  if (kind !== 'moon') clouds(stage, setting)
}
