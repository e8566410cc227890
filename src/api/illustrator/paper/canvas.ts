import { type Colour, channelsOf } from './colour.ts'

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
export function tintPixel(values: Float32Array, place: number, tint: Tint, share: number): void {
  const keep = 1 - share
  values[place] = (values[place] as number) * keep + tint.red * share
  values[place + 1] = (values[place + 1] as number) * keep + tint.green * share
  values[place + 2] = (values[place + 2] as number) * keep + tint.blue * share
}
