import type { Colour } from '../../../lib/colour.ts'
import { blankCanvas, type Canvas, tintOf } from '../paper/canvas.ts'
import { finish } from '../paper/finish.ts'

/** In units of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Wide enough for every leaf and star behind a letter. */
const PRINT_WIDTH_PX = 400
/** Brightest hundredth of the background, dullest twentieth of the ink: the rest is better. */
const BACKGROUND_SHARE = 0.99
const INK_SHARE = 0.05

export interface Print {
  readonly width: number
  readonly height: number
  /** RGB. */
  readonly pixels: Uint8Array
  /** Pixels per unit. */
  readonly scale: number
}

/** Every `n`th pixel of the canvas as it stands, finished like the picture. */
export function printOf(canvas: Canvas): Print {
  const step = Math.max(1, Math.floor(canvas.width / PRINT_WIDTH_PX))
  const [width, height] = [Math.floor(canvas.width / step), Math.floor(canvas.height / step)]
  const small = blankCanvas(width, height, canvas.scale / step)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * step * canvas.width + x * step) * 3
      small.values.set(canvas.values.subarray(from, from + 3), (y * width + x) * 3)
    }
  }
  return { width, height, pixels: finish(small), scale: small.scale }
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] as number) + 0.7152 * (LINEAR[green] as number) + 0.0722 * (LINEAR[blue] as number)

type Channels = readonly [red: number, green: number, blue: number]

const luminanceOf = (channels: Channels) => luminance(...(channels.map(Math.round) as unknown as Channels))

function pixelAt({ pixels, width, height, scale }: Print, box: Box, share: number): Channels {
  const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))]
  const right = Math.min(width, Math.max(left + 1, Math.ceil((box.x + box.width) * scale)))
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil((box.y + box.height) * scale)))
  const found: { readonly bright: number; readonly offset: number }[] = []
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const offset = (y * width + x) * 3
      const bright = luminance(pixels[offset] as number, pixels[offset + 1] as number, pixels[offset + 2] as number)
      found.push({ bright, offset })
    }
  }
  found.sort((a, b) => a.bright - b.bright)
  const offset = found[Math.floor(share * (found.length - 1))]?.offset ?? 0
  return [pixels[offset] as number, pixels[offset + 1] as number, pixels[offset + 2] as number]
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

export class Legibility {
  readonly #behind: Channels
  readonly #ink: number

  constructor(print: Print, box: Box, ink: Print) {
    this.#behind = pixelAt(print, box, BACKGROUND_SHARE)
    this.#ink = luminanceOf(pixelAt(ink, box, INK_SHARE))
  }

  /** WCAG 2.2, the ink's dullest on the lightest background, both as printed. */
  get contrast(): number {
    return ratio(this.#ink, luminanceOf(this.#behind))
  }

  /** With a veil over the background; `strength` from 0 to 1. */
  under(colour: Colour, strength: number): number {
    const { red, green, blue } = tintOf(colour)
    const [r, g, b] = this.#behind
    const veiled = (value: number, tint: number) => value + (tint - value) * strength
    return ratio(this.#ink, luminanceOf([veiled(r, red), veiled(g, green), veiled(b, blue)]))
  }
}

export function inkPrint({ width, height, scale }: Print, colour: Colour): Print {
  const canvas = blankCanvas(width, height, scale)
  const { red, green, blue } = tintOf(colour)
  for (let offset = 0; offset < canvas.values.length; offset += 3) {
    canvas.values[offset] = red
    canvas.values[offset + 1] = green
    canvas.values[offset + 2] = blue
  }
  return { width, height, scale, pixels: finish(canvas) }
}
