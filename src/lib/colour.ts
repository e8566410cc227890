import { itemAt } from './item-at.ts'

/** `#rrggbb` only. */
export type Colour = string

export type Channels = readonly [red: number, green: number, blue: number]

export function channelsOf(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  const channel = (index: 0 | 1 | 2) => {
    const value = Math.round(a[index] + (b[index] - a[index]) * share)
    return value.toString(16).padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** `share` runs from 0 to 1 over all stops. */
export function ramp(stops: readonly Colour[], share: number): Colour {
  const position = Math.min(0.9999, Math.max(0, share)) * (stops.length - 1)
  const index = Math.floor(position)
  return mix(itemAt(stops, index), itemAt(stops, index + 1), position - index)
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share)
/** Shadows are never grey: they go towards indigo. */
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#04061e', share)

/** Redmean, 0 to about 765; good enough to choose a coat. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  const mean = (a[0] + b[0]) / 2
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2)
}
