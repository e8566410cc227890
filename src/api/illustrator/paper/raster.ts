import { Resvg } from '@resvg/resvg-js'

/** Premultiplied RGBA, and the rows with paper. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly top: number
  /** Exclusive; equal to `top` when the sheet is empty. */
  readonly bottom: number
}

/** Later steps skip transparent rows; most sheets fill less than half the picture. */
function usedRows(words: Uint32Array, width: number, height: number): readonly [top: number, bottom: number] {
  const isUsed = (row: number) => words.subarray(row * width, (row + 1) * width).some(word => word !== 0)
  let top = 0
  while (top < height && !isUsed(top)) top++
  let bottom = height
  while (bottom > top && !isUsed(bottom - 1)) bottom--
  return [top, bottom]
}

/** Plain SVG only: no text, no filter. `width` in pixels. */
export function rasterise(document: string, width: number): Raster {
  const image = new Resvg(document, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  const pixels = new Uint8Array(image.pixels)
  const [top, bottom] = usedRows(new Uint32Array(pixels.buffer), image.width, image.height)
  return { width: image.width, height: image.height, pixels, top, bottom }
}
