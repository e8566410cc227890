import { type Colour, channelsOf } from './colour.ts'

/** What the sheets are laid on: red, green and blue as floats 0..255, so that thirty layers do not add up rounding. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
  /** Pixels a unit of the picture takes. */
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

/** Moves the pixel at `place` (index of its red) towards a colour. */
export function tintPixel(values: Float32Array, place: number, tint: Tint, share: number): void {
  const keep = 1 - share
  values[place] = (values[place] as number) * keep + tint.red * share
  values[place + 1] = (values[place + 1] as number) * keep + tint.green * share
  values[place + 2] = (values[place + 2] as number) * keep + tint.blue * share
}
