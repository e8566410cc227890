import { type Canvas, tintOf, tintPixel } from './canvas.ts'
import { onTile, paperTiles, TILE } from './grain.ts'

const VIGNETTE = { colour: '#04031a', strength: 0.42, start: 0.55, end: 1.06, centreY: 0.48 } as const
const FIBRE = 0.009
const TOOTH = 0.024

/** Distances are shares of the half diagonal's box. */
function vignette({ width, height, values }: Canvas): void {
  const tint = tintOf(VIGNETTE.colour)
  for (let y = 0; y < height; y++) {
    const downwards = (y / height - VIGNETTE.centreY) ** 2
    for (let x = 0; x < width; x++) {
      const distance = Math.sqrt(downwards + (x / width - 0.5) ** 2) / 0.7
      if (distance <= VIGNETTE.start) continue
      const share = Math.min(1, (distance - VIGNETTE.start) / (VIGNETTE.end - VIGNETTE.start))
      tintPixel(values, (y * width + x) * 3, tint, VIGNETTE.strength * share * share)
    }
  }
}

/** Soft light: strongest in the middle tones, none in black and white. */
function textured(value: number, texture: number): number {
  return value + (texture * value * (255 - value)) / 64
}

/** RGB, three bytes a pixel. */
export function finish(canvas: Canvas): Uint8Array {
  vignette(canvas)
  const { tooth, fibre } = paperTiles()
  const { width, values } = canvas
  const bytes = new Uint8ClampedArray(values.length)
  for (let offset = 0; offset < values.length; offset += 3) {
    const pixel = offset / 3
    const tile = onTile(Math.floor(pixel / width)) * TILE + onTile(pixel % width)
    const texture = FIBRE * (fibre[tile] as number) + TOOTH * (tooth[tile] as number)
    bytes[offset] = textured(values[offset] as number, texture)
    bytes[offset + 1] = textured(values[offset + 1] as number, texture)
    bytes[offset + 2] = textured(values[offset + 2] as number, texture)
  }
  return new Uint8Array(bytes.buffer)
}
