import { type Colour, channelsOf } from '../paper/colour.ts'
import type { Picture } from '../paper/compositor.ts'

/** How dark the left edge becomes, and where the picture is itself again, as a fraction of its width. */
const STRENGTH = 0.5
const REACH = 0.56

/** Lets the left of a picture sink into a colour of its own night: there stands the text of the page. */
export function calmSide(picture: Picture, colour: Colour): Picture {
  const { width, height, pixels } = picture
  const night = channelsOf(colour)
  const calm = pixels.slice()
  for (let x = 0; x < width * REACH; x++) {
    const along = x / (width * REACH)
    const share = STRENGTH * (1 - along * along * (3 - 2 * along))
    for (let y = 0; y < height; y++) {
      const place = (y * width + x) * 3
      for (const [channel, value] of night.entries())
        calm[place + channel] = Math.round((pixels[place + channel] as number) * (1 - share) + value * share)
    }
  }
  return { width, height, pixels: calm }
}
