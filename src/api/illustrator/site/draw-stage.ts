import { buildScene } from '../draw-scene.ts'
import { type Picture, photograph } from '../paper/compositor.ts'
import { randomFrom } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Places, plannedScene, type SceneRow } from './scene-row.ts'
import { siteCast } from './site-cast.ts'
import type { SiteFormat } from './site-formats.ts'

export type Wings = (stage: Stage) => void

export function drawStage(
  key: string,
  row: SceneRow,
  places: Places,
  format: SiteFormat,
  wings: Wings,
  widthPx: number,
): Picture {
  const random = randomFrom(`site/${key}`)
  const { stage, light } = buildScene(random, plannedScene(row, places), siteCast(row.who), format)
  wings(stage)
  return photograph(stage, widthPx, light)
}
