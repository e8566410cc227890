import { type Colour, channelsOf, darker, mix, ramp } from '../../lib/colour.ts'
import type { Palette } from './palettes.ts'

type Shade = readonly [hue: number, saturation: number, lightness: number]

/** HSL: hue in degrees, saturation and lightness 0 to 1. */
function shadeOf(colour: Colour): Shade {
  const [red, green, blue] = channelsOf(colour).map(value => value / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, spread] = [(most + least) / 2, most - least]
  if (spread === 0) return [0, 0, lightness]
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return [sector * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function colourOf([hue, saturation, lightness]: Shade): Colour {
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const value =
      lightness -
      saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Dusk goes from gold to blue through rose and violet, never through green. */
function turnBetween(from: number, to: number): number {
  if (from < 75 && to > 185) return to - 360 - from
  const turn = to - from
  return Math.abs(turn) > 180 ? turn - Math.sign(turn) * 360 : turn
}

/** Paper is dyed, not lit: no sheet is more colourful, and some of the paint's grey stays. */
const SATURATION_MAX = 0.54
/** No evening sky is as green as a leaf. */
const LEAF_HUES = { from: 75, to: 165, share: 0.5 } as const
const PAINT = 0.36

/** Keeps the brightness of the ends: mixed like paint they would turn grey. */
function between(from: Colour, to: Colour, share: number): Colour {
  const [hue, saturation, lightness] = shadeOf(from)
  const [hueTo, saturationTo, lightnessTo] = shadeOf(to)
  const along = (start: number, end: number) => start + (end - start) * share
  const turned = (hue + turnBetween(hue, hueTo) * share + 360) % 360
  const isLeaf = turned > LEAF_HUES.from && turned < LEAF_HUES.to
  const bright = colourOf([
    turned,
    Math.min(isLeaf ? SATURATION_MAX * LEAF_HUES.share : SATURATION_MAX, along(saturation, saturationTo)),
    along(lightness, lightnessTo),
  ])
  return mix(bright, mix(from, to, share), PAINT)
}

const nightfall = ({ glow, low, middle, top }: Palette): readonly Colour[] => [
  mix(low, glow, 0.5),
  low,
  between(low, middle, 0.3),
  between(low, middle, 0.6),
  between(low, middle, 0.86),
  mix(middle, top, 0.4),
  mix(middle, top, 0.76),
  darker(top, 0.1),
]

export const sheetColour = (palette: Palette, index: number, count: number): Colour =>
  ramp(nightfall(palette), index / (count - 1))
