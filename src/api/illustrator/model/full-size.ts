import sharp from 'sharp'
import type { Picture } from '../paper/compositor.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Share of its width that a picture may lose before sky is added. */
const CUT_MAX = 0.15
/** Maximum share of the cover that is added sky. */
const SKY_MAX = 1 / 3

function cropOf({ width, height }: Size, full: Size): Size {
  const ratio = full.width / full.height
  const whole = height * ratio
  if (width <= whole) return { width, height: Math.min(height, Math.round(width / ratio)) }
  const widest = whole / (1 - SKY_MAX)
  return { width: Math.round(Math.min(widest, Math.max(whole, width * (1 - CUT_MAX)))), height }
}

/**
 * RGB, scaled by Lanczos. Slightly too wide originals lose their sides; wider ones gain mirrored sky, which is calm;
 * too high ones lose sky, as the hero stands below. `full` in pixels. Throws when `original` is no encoded picture.
 */
export async function pictureOf(original: Uint8Array, full: Size): Promise<Picture> {
  const { width, height } = await sharp(original).metadata()
  const crop = cropOf({ width, height }, full)
  const scaled = Math.min(full.height, Math.round((crop.height / crop.width) * full.width))
  const pixels = await sharp(original)
    .extract({ left: Math.floor((width - crop.width) / 2), top: height - crop.height, ...crop })
    .resize({ width: full.width, height: scaled, fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .extend({ top: full.height - scaled, extendWith: 'mirror' })
    .raw()
    .toBuffer()
  return { width: full.width, height: full.height, pixels }
}
