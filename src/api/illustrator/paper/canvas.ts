import { type Colour, channelsOf } from '../../../lib/colour.ts'

/** RGB as floats 0..255, so that rounding of thirty layers does not add up. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
  /** Pixels per unit of the picture. */
  readonly scale: number
}

export function blankCanvas(width: number, height: number, scale: number): Canvas {
  return { width, height, scale, values: new Float32Array(width * height * 3) }
}

export interface Tint {
  readonly red: number
  readonly green: number
  readonly blue: number
}

export function tintOf(colour: Colour): Tint {
  const [red, green, blue] = channelsOf(colour)
  return { red, green, blue }
}

/** `place` is the index of the pixel's red. */
export function tintPixel(values: Float32Array, offset: number, tint: Tint, share: number): void {
  const rest = 1 - share
  values[offset] = (values[offset] as number) * rest + tint.red * share
  values[offset + 1] = (values[offset + 1] as number) * rest + tint.green * share
  values[offset + 2] = (values[offset + 2] as number) * rest + tint.blue * share
}
