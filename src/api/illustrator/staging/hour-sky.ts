import { mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { cloud } from '../nature/cloud.ts'
import { backdrop, bandSky } from '../nature/sky.ts'
import { hangLight } from '../nature/sky-light.ts'
import { starrySky } from '../nature/stars.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'

const CLOUDS = [
  [0.16, 0.27, 0.3],
  [0.84, 0.34, 0.27],
] as const

function clouds(stage: Stage, { sky }: Setting): void {
  const { palette, width, height, random } = stage
  const colour =
    palette.timeOfDay === 'day' ? mix(palette.low, '#ffffff', 0.55) : mix(palette.lands[0], palette.low, 0.4)
  const drawn = CLOUDS.filter(([x]) => Math.abs(x - sky.x) > 0.2).map(([x, y, size]) =>
    cloud(stage, x * width, (y + random.between(-0.03, 0.05)) * height, size * width, colour),
  )
  if (drawn.length > 0) stage.sheet(drawn.join(''), 'far')
}

function lowSun(stage: Stage, { sky }: Setting): void {
  const { palette, width, height, unit } = stage
  const [x, y, radius] = [sky.x * width, height * (palette.timeOfDay === 'day' ? 0.3 : 0.56), unit * 0.1]
  stage.glow(x, y, radius * 5, palette.glow, 0.6)
  stage.sheet(svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${mix(palette.glow, '#ffffff', 0.3)}"/>`, 'far')
}

/** The light of the hour: a sun by day and low at its ends, stars at night, and a moon where the story has one. */
export function drawHourSky(stage: Stage, setting: Setting, hasMoon: boolean): void {
  const isNight = stage.palette.timeOfDay === 'night'
  if (setting.sky.kind === 'bands') bandSky(stage)
  else backdrop(stage)
  if (isNight || stage.palette.timeOfDay === 'dusk') stage.sheet(starrySky(stage, isNight ? 60 : 18, 0.5), 'flat')
  if (hasMoon && stage.palette.timeOfDay !== 'day')
    hangLight(stage, { ...setting.sky, kind: 'moon', y: 0.33, radius: 0.1 })
  else if (!isNight && setting.sky.kind !== 'bands') lowSun(stage, setting)
  if (!isNight) clouds(stage, setting)
}
