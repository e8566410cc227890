import { mix } from '../../lib/colour.ts'
import type { Cast } from './figures/cast.ts'
import { drawCompany } from './figures/company.ts'
import type { Format } from './format.ts'
import { aperture } from './frame/aperture.ts'
import { growCorners } from './frame/corners.ts'
import { weatherOver } from './frame/weather.ts'
import { drawSky } from './nature/sky.ts'
import { type Picture, photograph } from './paper/compositor.ts'
import type { Random } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import type { PlannedScene } from './planned-scene.ts'
import { composeShot } from './staging/compose-shot.ts'
import { sceneryOf } from './staging/scenery.ts'
import { titlePage } from './title-page.ts'

function backAperture(stage: Stage): void {
  const { middle, low } = stage.palette
  aperture(stage, {
    sides: 55,
    ends: 34,
    colour: mix(middle, low, 0.12),
    unsteady: 0.05,
    centreY: 0.46,
    depth: 'middle',
  })
}

function frontAperture(stage: Stage): void {
  const { lands, top } = stage.palette
  aperture(stage, {
    sides: 35,
    ends: 18,
    colour: mix(lands[3], top, 0.35),
    unsteady: 0.04,
    centreY: 0.47,
    depth: 'near',
  })
}

export interface BuiltScene {
  readonly stage: Stage
  readonly light: { readonly x: number; readonly y: number }
}

export function buildScene(random: Random, scene: PlannedScene, cast: Cast, format: Format): BuiltScene {
  const { setting, shot } = scene
  const stage = new Stage(format, setting.palette, random)
  if (shot) return { stage, light: composeShot(stage, scene, shot, cast) }
  const isFramed = format.frame !== 'open'
  drawSky(stage, setting)
  if (isFramed && (setting.sky.kind === 'moon' || setting.sky.kind === 'crescent')) backAperture(stage)
  const groundAt = sceneryOf(scene.motif)(stage, setting)
  if (isFramed) frontAperture(stage)
  const x = setting.heroX * stage.width
  const y = groundAt(x) + 4
  drawCompany(stage, { ...scene.company, cast, setting, x, y }, groundAt)
  if (isFramed) growCorners(stage, setting.frame)
  weatherOver(stage, setting, x, y - stage.height * 0.12)
  return { stage, light: { x: setting.sky.x * stage.width, y: setting.sky.y * stage.height } }
}

/** `widthPx` sets the height too, by the format; a title page is drawn without its type. */
export function drawScene(random: Random, scene: PlannedScene, cast: Cast, format: Format, widthPx: number): Picture {
  const build = format.frame === 'title' ? titlePage : buildScene
  const { stage, light } = build(random, scene, cast, format)
  return photograph(stage, widthPx, light)
}
