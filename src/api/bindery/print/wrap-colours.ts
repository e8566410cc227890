import sharp, { type Sharp } from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

const CREAM: Colour = [251, 241, 220]
const GOLD: Colour = [251, 207, 112]
/** WCAG AAA for small type: cream type on the back and its hills. */
const CONTRAST_MIN = 7
const DARKER = 0.92
/** Share of the picture's light in each hill, far to near. */
const HILL_LIGHTS = [0.62, 0.46, 0.3, 0.16] as const
/** Share of the width that is sampled: the picture's frame. */
const FRAME_SHARE = 0.04

export interface WrapColours {
  readonly night: string
  readonly cream: string
  readonly gold: string
  readonly hills: readonly string[]
}

const hex = (colour: Colour): string =>
  `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (light: Colour, dark: Colour): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05)

function darkened(colour: Colour): Colour {
  let dark = colour
  while (contrast(CREAM, dark) < CONTRAST_MIN) dark = mixed([0, 0, 0], dark, DARKER)
  return dark
}

async function meanOf(picture: Sharp): Promise<Colour> {
  const { data } = await picture.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]
}

/** Colours of the front's frame and hills, dark enough for cream type. */
export async function wrapColours(front: Uint8Array): Promise<WrapColours> {
  const { width, height } = await sharp(front).metadata()
  const edge = { left: 0, top: 0, width: Math.max(1, Math.round(width * FRAME_SHARE)), height }
  const night = darkened(await meanOf(sharp(front).extract(edge)))
  const light = await meanOf(sharp(front))
  const hills = HILL_LIGHTS.map(share => hex(darkened(mixed(night, light, share))))
  return { night: hex(night), cream: hex(CREAM), gold: hex(GOLD), hills }
}
