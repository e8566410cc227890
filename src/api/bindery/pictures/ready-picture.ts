import sharp from 'sharp'
import type { BookPicture } from '../book.ts'
import { plainText } from '../plain-text.ts'

/** Colour at full resolution, no visible block. */
const QUALITY = { quality: 90, chromaSubsampling: '4:4:4' } as const
/** More pixels than any printed page of ours has; what claims to be larger is not unpacked. */
const PIXELS_MAX = 40_000_000

/** A picture that every kind of book can carry. */
export interface ReadyPicture {
  readonly jpeg: Uint8Array
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/**
 * The picture as a JPEG; one that is a JPEG already stays as it is, to the byte. What its metadata says of where it comes
 * from stays in it. Fails for bytes that are no picture.
 */
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
