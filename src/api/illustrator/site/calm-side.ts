import { type Colour, channelsOf } from '../../../lib/colour.ts'
import type { Picture } from '../paper/compositor.ts'

/** Darkness of the left edge, and its end as a fraction of the width. */
const STRENGTH = 0.5
const REACH = 0.56

/** Darkens the left, where the text of the page stands. */
export function calmSide(picture: Picture, colour: Colour): Picture {
  const { width, height, pixels } = picture
  const night = channelsOf(colour)
  const calm = pixels.slice()
  for (let x = 0; x < width * REACH; x++) {
    const along = x / (width * REACH)
    const share = STRENGTH * (1 - along * along * (3 - 2 * along))
    for (let y = 0; y < height; y++) {
      const offset = (y * width + x) * 3
      for (const [channel, value] of night.entries())
        calm[offset + channel] = Math.round((pixels[offset + channel] as number) * (1 - share) + value * share)
    }
  }
  return { width, height, pixels: calm }
}
