import sharp from 'sharp'
import { Refusal } from './refusal.ts'

/** What is drawn from is at most 10,000 x 5,000; what is drawn, 4,000 a side, as at Contentful. */
const PIXELS_MAX = 50_000_000
export const SIDE_MAX = 4000
const QUALITY = 80
/** More than this takes seconds for a large picture. */
const AVIF_EFFORT = 2

const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}

/** Whether the service draws sizes of files of this type; an SVG is no picture but a document that can hold scripts. */
export const isPicture = (type: string): boolean => Object.hasOwn(FORMATS, type)

export interface ImageOrder {
  /** In pixels; one alone keeps the proportions, none the size. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** Fills width and height and cuts off what is over; else the picture is made to fit inside, and never enlarged. */
  readonly fill: boolean
  readonly format: 'webp' | 'avif' | 'jpg' | 'png' | undefined
  /** 1 to 100. */
  readonly quality: number | undefined
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })

/**
 * Width and height of a picture as it is seen, undefined for a file of another kind. Throws Refusal for a picture that
 * is broken, too large or not what its type says.
 */
export async function measureImage(
  bytes: Uint8Array,
  type: string,
): Promise<{ width: number; height: number } | undefined> {
  if (!isPicture(type)) return undefined
  const broken = new Refusal(422, 'ValidationFailed', 'The file is not a picture of its type.')
  const { format, autoOrient } = await open(bytes)
    .metadata()
    .catch(() => {
      throw broken
    })
  if (format !== FORMATS[type] || autoOrient.width * autoOrient.height > PIXELS_MAX) throw broken
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Draws the picture in the size and format asked, without what cameras write into theirs. */
export async function drawImage(
  { bytes, type }: { bytes: Uint8Array; type: string },
  { width, height, fill, format, quality = QUALITY }: ImageOrder,
): Promise<{ bytes: Uint8Array; type: string }> {
  const sized = open(bytes)
    .autoOrient()
    .resize({ width, height, fit: fill ? 'cover' : 'inside', withoutEnlargement: !fill })
  const wanted = format ?? (type === 'image/gif' ? 'png' : type.slice('image/'.length))
  switch (wanted) {
    case 'webp':
      return { bytes: await sized.webp({ quality }).toBuffer(), type: 'image/webp' }
    case 'avif':
      return { bytes: await sized.avif({ quality, effort: AVIF_EFFORT }).toBuffer(), type: 'image/avif' }
    case 'png':
      return { bytes: await sized.png().toBuffer(), type: 'image/png' }
    default:
      return { bytes: await sized.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer(), type: 'image/jpeg' }
  }
}
