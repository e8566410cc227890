import { blankCanvas, type Canvas, tintOf } from './canvas.ts'
import { finish } from './finish.ts'
import { layGlow } from './lay-glow.ts'
import { type LightSource, laySheet } from './lay-sheet.ts'
import { rasterise } from './raster.ts'
import { castShadow } from './shadow.ts'
import type { Sheet, Stage } from './stage.ts'

const SHADOW = tintOf('#050418')

export interface Picture {
  readonly width: number
  readonly height: number
  /** RGB, three bytes a pixel. */
  readonly pixels: Uint8Array
}

function drawLayer(canvas: Canvas, stage: Stage, sheet: Sheet, light: LightSource, order: number): void {
  const raster = rasterise(stage.documentOf(sheet), canvas.width)
  if (raster.top === raster.bottom) return
  if (sheet.depth !== 'flat') castShadow(canvas, raster, sheet.depth, SHADOW)
  laySheet(canvas, raster, light, order, sheet.depth !== 'flat')
}

/** `width` in pixels, `light` in units of the picture. Plain arrays: SVG filters take ten times as long. */
export function photograph(stage: Stage, width: number, light: { readonly x: number; readonly y: number }): Picture {
  const scale = width / stage.width
  const canvas = blankCanvas(width, Math.round(stage.height * scale), scale)
  const source = { x: light.x * scale, y: light.y * scale, tint: tintOf(stage.palette.glow) }
  stage.layers.forEach((layer, order) => {
    if (layer.kind === 'glow') layGlow(canvas, layer)
    else drawLayer(canvas, stage, layer, source, order)
  })
  return { width, height: canvas.height, pixels: finish(canvas) }
}
