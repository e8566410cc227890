import { blur, emptyPlane, type Plane } from './blur.ts'
import { type Canvas, type Tint, tintPixel } from './canvas.ts'
import type { Raster } from './raster.ts'
import type { Depth } from './stage.ts'

/** Units of the picture. A wide soft shadow lifts the sheet, a tight one gives its edge weight. */
const SHADOWS: Record<Exclude<Depth, 'flat'>, { blur: number; drop: number; wide: number; tight: number }> = {
  far: { blur: 6, drop: 2, wide: 0.36, tight: 0.2 },
  middle: { blur: 9.5, drop: 3.2, wide: 0.46, tight: 0.26 },
  near: { blur: 16, drop: 5.5, wide: 0.6, tight: 0.3 },
}
const TIGHT_BLUR = 2.2
const TIGHT_DROP = 1.4
/** Blurred shadows hold no detail: a quarter of the lines and columns suffices. */
const STEP = 4
const INVISIBLE = 0.004

function coverage(raster: Raster): Plane {
  const plane = emptyPlane(Math.ceil(raster.width / STEP) + 1, Math.ceil(raster.height / STEP) + 1)
  for (let y = raster.top; y < raster.bottom; y++) {
    const row = Math.floor(y / STEP) * plane.width
    for (let x = 0; x < raster.width; x++) {
      const offset = row + (x >> 2)
      plane.values[offset] =
        (plane.values[offset] as number) + (raster.pixels[(y * raster.width + x) * 4 + 3] as number)
    }
  }
  for (let index = 0; index < plane.values.length; index++)
    plane.values[index] = (plane.values[index] as number) / (255 * STEP * STEP)
  return plane
}

function readRow(plane: Plane, y: number, row: Float32Array): void {
  const height = Math.min(plane.height - 1.001, Math.max(0, (y + 0.5) / STEP - 0.5))
  const above = Math.floor(height) * plane.width
  const share = height - Math.floor(height)
  for (let x = 0; x < plane.width; x++) {
    row[x] =
      (plane.values[above + x] as number) * (1 - share) + (plane.values[above + plane.width + x] as number) * share
  }
}

function between(row: Float32Array, x: number): number {
  const position = Math.max(0, (x + 0.5) / STEP - 0.5)
  const left = Math.floor(position)
  return (row[left] as number) + ((row[left + 1] as number) - (row[left] as number)) * (position - left)
}

export function castShadow(canvas: Canvas, raster: Raster, depth: Exclude<Depth, 'flat'>, colour: Tint): void {
  const { scale } = canvas
  const shadow = SHADOWS[depth]
  const wide = coverage(raster)
  const tight: Plane = { ...wide, values: wide.values.slice() }
  blur(wide, (shadow.blur * scale) / STEP)
  blur(tight, (TIGHT_BLUR * scale) / STEP)
  const reach = Math.ceil((shadow.blur * 3 + shadow.drop) * scale)
  const [wideRow, tightRow] = [new Float32Array(wide.width + 1), new Float32Array(wide.width + 1)]
  for (let y = Math.max(0, raster.top - reach); y < Math.min(canvas.height, raster.bottom + reach); y++) {
    readRow(wide, y - shadow.drop * scale, wideRow)
    readRow(tight, y - TIGHT_DROP * scale, tightRow)
    for (let x = 0; x < canvas.width; x++) {
      const pixel = y * canvas.width + x
      if (raster.pixels[pixel * 4 + 3] === 255) continue
      const share = 1 - (1 - shadow.wide * between(wideRow, x)) * (1 - shadow.tight * between(tightRow, x))
      if (share > INVISIBLE) tintPixel(canvas.values, pixel * 3, colour, share)
    }
  }
}
