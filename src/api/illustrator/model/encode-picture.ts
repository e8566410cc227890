import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../paper/compositor.ts'
import { type Credits, provenance } from './provenance.ts'

/** Sizes and weights of the paper-cut, so that a page need not distinguish them. */
const COVER = { width: 600, height: 800 } as const
const OVERVIEW = { width: 820, height: 1092 } as const
const COVER_MAX_BYTES = 90_000
const QUALITIES = [84, 78, 72, 66, 58, 50, 40] as const
/** Sigma in px: a picture still too heavy is mostly noise. */
const LAST_RESORT = { quality: 30, blur: 4 } as const
const OVERVIEW_QUALITY = 74
const ORIGINAL_QUALITY = 90
/** Deviation from 3 by 4 that is cropped in the middle. */
const RATIO_TOLERANCE = 0.02

const open = ({ pixels, width, height }: Picture): Sharp => sharp(pixels, { raw: { width, height, channels: 3 } })

export interface Cut {
  readonly width: number
  readonly height: number
  readonly bytesMax: number
}
const COVER_CUT: Cut = { ...COVER, bytesMax: COVER_MAX_BYTES }

/** In the middle where that hardly matters, else where there is most to see. */
async function cropped(picture: Picture, { width, height }: Cut): Promise<Picture> {
  const ratio = picture.width / picture.height / (width / height)
  const position = Math.abs(ratio - 1) <= RATIO_TOLERANCE ? 'centre' : sharp.strategy.attention
  const pixels = await open(picture).resize({ width, height, fit: 'cover', position }).raw().toBuffer()
  return { pixels, width, height }
}

/** WebP; covers and chapters 600 x 800 px and at most 90 kB. */
export async function encodeCover(picture: Picture, credits: Credits, cut = COVER_CUT): Promise<Uint8Array> {
  const cover = await cropped(picture, cut)
  const xmp = provenance('trainedAlgorithmicMedia', credits)
  const encode = async (image: Sharp, quality: number) =>
    new Uint8Array(await image.withXmp(xmp).webp({ quality, smartSubsample: true }).toBuffer())
  for (const quality of QUALITIES) {
    const bytes = await encode(open(cover), quality)
    if (bytes.byteLength <= cut.bytesMax) return bytes
  }
  return encode(open(cover).blur(LAST_RESORT.blur), LAST_RESORT.quality)
}

export const encodeOriginal = async (picture: Picture, credits: Credits): Promise<Uint8Array> =>
  open(picture).withXmp(provenance('trainedAlgorithmicMedia', credits)).webp({ quality: ORIGINAL_QUALITY }).toBuffer()

/** WebP, two by two, 820 x 1092 px by default; `isMixed` when one at least was cut from paper. */
export async function encodeOverview(
  covers: readonly Uint8Array[],
  isMixed: boolean,
  size: { readonly width: number; readonly height: number } = OVERVIEW,
): Promise<Uint8Array> {
  const [width, height] = [size.width / 2, size.height / 2]
  const tiles = await Promise.all(
    covers.map(async (cover, index) => ({
      input: await sharp(cover).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer(),
      raw: { width, height, channels: 3 as const },
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    })),
  )
  return sharp({ create: { width: size.width, height: size.height, channels: 3, background: '#090a26' } })
    .composite(tiles)
    .withXmp(provenance(isMixed ? 'compositeSynthetic' : 'trainedAlgorithmicMedia', {}))
    .webp({ quality: OVERVIEW_QUALITY, smartSubsample: true })
    .toBuffer()
}
