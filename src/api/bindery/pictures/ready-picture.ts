import sharp from 'sharp'
import type { BookPicture } from '../book.ts'
import { plainText } from '../plain-text.ts'

/** Full chroma, no visible block. */
const QUALITY = { quality: 90, chromaSubsampling: '4:4:4' } as const
/** More than any printed page has; larger claims are not decoded. */
const PIXELS_MAX = 40_000_000

export interface ReadyPicture {
  readonly jpeg: Uint8Array
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** JPEG, unchanged when it is one already; provenance metadata stays. Throws for bytes that are no picture. */
export async function readyPicture({ bytes, alt }: BookPicture, altIfNone: string): Promise<ReadyPicture> {
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX })
  const { format, width, height, orientation = 1, space } = await image.metadata()
  const words = plainText(alt) || altIfNone
  if (format === 'jpeg' && orientation === 1 && space === 'srgb') return { jpeg: bytes, alt: words, width, height }
  const { data, info } = await image
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .keepXmp()
    .jpeg(QUALITY)
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, alt: words, width: info.width, height: info.height }
}
