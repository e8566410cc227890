import type { Cast } from './figures/cast.ts'
import { drawCompany } from './figures/company.ts'
import type { Format, Margins } from './format.ts'
import { titleForeground } from './frame/title-foreground.ts'
import { titleFrame } from './frame/title-frame.ts'
import { weatherOver } from './frame/weather.ts'
import { moveOnto } from './paper/move-onto.ts'
import type { Random } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import type { PlannedScene } from './planned-scene.ts'
import { composeShot } from './staging/compose-shot.ts'
import { sceneryOf } from './staging/scenery.ts'
import type { Shot } from './staging/shot.ts'
import { planForTitle, titleLight } from './title-plan.ts'
import { drawTitleSky } from './title-sky.ts'

/** Fraction of the page above which nothing falls: a flake beside a letter would read as its accent. */
const CALM = 0.31
const NONE: Margins = { head: 0, foot: 0, bleed: 0 }

export interface TitlePage {
  /** Bleed included. */
  readonly stage: Stage
  readonly light: { readonly x: number; readonly y: number }
  /** Numbers of layers of the sky, and behind the frame: there the type's ground is prepared. */
  readonly grounds: readonly number[]
  /** Layers of the scene, where it is the picture without a title. */
  readonly sceneLayers?: number
}

/** The story's picture as it is without a title, in the frame of its category. */
function shotPage(stage: Stage, scene: PlannedScene, shot: Shot, cast: Cast, format: Format): TitlePage {
  const { bleed, inset } = format.margins ?? NONE
  const light = composeShot(stage, scene, shot, cast)
  const behindFrame = stage.layers.length
  const frame = new Stage(format, stage.palette, stage.random)
  titleFrame(frame, scene.setting, inset)
  moveOnto(stage, frame, { right: bleed, down: bleed })
  return { stage, light, grounds: [behindFrame], sceneLayers: behindFrame }
}

export function titlePage(random: Random, planned: PlannedScene, cast: Cast, format: Format): TitlePage {
  const scene = planForTitle(planned)
  const { setting } = scene
  const { head, foot, bleed, inset } = format.margins ?? NONE
  const { palette } = setting
  const stage = new Stage({ width: format.width + 2 * bleed, height: format.height + 2 * bleed }, palette, random)
  if (planned.shot) return shotPage(stage, planned, planned.shot, cast, format)
  const sky = new Stage(format, palette, random)
  const light = titleLight(scene, format)
  drawTitleSky(sky, setting, light)
  const land = new Stage({ width: format.width, height: format.height - head - foot }, palette, random)
  const groundAt = sceneryOf(scene.motif)(land, setting)
  const x = setting.heroX * land.width
  const y = groundAt(x) + 4
  drawCompany(land, { ...scene.company, cast, setting, x, y }, groundAt)
  const calm = format.height * CALM
  const air = new Stage({ width: format.width, height: format.height - calm }, palette, random)
  weatherOver(air, setting, x, y + head - calm - land.height * 0.12)
  const front = new Stage(format, palette, random)
  titleForeground(front, setting)
  const frame = new Stage(format, palette, random)
  titleFrame(frame, setting, inset)
  moveOnto(stage, sky, { right: bleed, down: bleed })
  const behindLand = stage.layers.length
  moveOnto(stage, land, { right: bleed, down: head + bleed })
  moveOnto(stage, air, { right: bleed, down: calm + bleed })
  moveOnto(stage, front, { right: bleed, down: bleed })
  const behindFrame = stage.layers.length
  moveOnto(stage, frame, { right: bleed, down: bleed })
  const at = { x: light.x * format.width + bleed, y: light.y * format.height + bleed }
  return { stage, light: at, grounds: [behindLand, behindFrame] }
}
