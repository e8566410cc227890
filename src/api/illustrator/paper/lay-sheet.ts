import type { Canvas, Tint } from './canvas.ts'
import { onTile, paperTiles, TILE } from './grain.ts'
import type { Raster } from './raster.ts'

/** Position in pixels. */
export interface LightSource {
  readonly x: number
  readonly y: number
  readonly tint: Tint
}

const GRAIN = 0.026
/** Share of the light on a facing edge; darkening of the far one. */
const RIM_LIGHT = 0.36
const RIM_SHADE = 0.2
const ALL_SOLID = 4 * 255

/** -1 (turned away) to 1 (facing the light), 0 where the paper is whole. */
function edgeTowards(light: LightSource, { pixels, width, height }: Raster, x: number, y: number): number {
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return 0
  const alpha = (y * width + x) * 4 + 3
  const [left, right] = [pixels[alpha - 4] as number, pixels[alpha + 4] as number]
  const [above, below] = [pixels[alpha - width * 4] as number, pixels[alpha + width * 4] as number]
  const solid = left + right + above + below
  if (solid === ALL_SOLID) return 0
  const [normalX, normalY] = [left - right, above - below]
  const [towardsX, towardsY] = [light.x - x, light.y - y]
  const lengths = Math.sqrt((normalX ** 2 + normalY ** 2) * (towardsX ** 2 + towardsY ** 2)) || 1
  const facing = (normalX * towardsX + normalY * towardsY) / lengths
  return facing * Math.min(1, 2 * (1 - solid / ALL_SOLID))
}

export function laySheet(canvas: Canvas, raster: Raster, light: LightSource, order: number, hasEdge: boolean): void {
  const { values } = canvas
  const { tooth } = paperTiles()
  const [shiftX, shiftY] = [order * 137, order * 211]
  for (let y = raster.top; y < raster.bottom; y++) {
    const grainRow = onTile(y + shiftY) * TILE
    for (let x = 0; x < raster.width; x++) {
      const pixel = y * raster.width + x
      const alpha = raster.pixels[pixel * 4 + 3] as number
      if (alpha === 0) continue
      const edge = hasEdge ? edgeTowards(light, raster, x, y) : 0
      const factor =
        (1 + GRAIN * (tooth[grainRow + onTile(x + shiftX)] as number)) * (edge < 0 ? 1 + RIM_SHADE * edge : 1)
      const lit = edge > 0 ? RIM_LIGHT * edge : 0
      const rest = 1 - alpha / 255
      layChannel(values, pixel * 3, (raster.pixels[pixel * 4] as number) * factor, rest, light.tint.red, lit)
      layChannel(values, pixel * 3 + 1, (raster.pixels[pixel * 4 + 1] as number) * factor, rest, light.tint.green, lit)
      layChannel(values, pixel * 3 + 2, (raster.pixels[pixel * 4 + 2] as number) * factor, rest, light.tint.blue, lit)
    }
  }
}

/** `ink` is premultiplied: the light is scaled by the paper's cover. */
function layChannel(values: Float32Array, at: number, ink: number, rest: number, light: number, lit: number): void {
  const lightened = lit === 0 ? ink : ink + (light * (1 - rest) - ink) * lit
  values[at] = (values[at] as number) * rest + lightened
}
