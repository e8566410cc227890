import sharp, { type Sharp } from 'sharp'
import { type EditionFormat, PRINT_PPI } from './edition-formats.ts'
import type { Picture } from './paper/compositor.ts'
import { PROVENANCE } from './provenance.ts'

const OVERVIEW = { width: 820, height: 1092 } as const
/** Tried in turn until a cover is light enough: paper grain is heavy. */
const QUALITIES = [84, 78, 72, 66, 58, 50] as const
const COVER_MAX_BYTES = 90_000
const OVERVIEW_QUALITY = 74
/** On millions of pixels finer chroma is invisible, three times as slow, and heavier (measured). */
const LARGE_WEBP = { quality: 86, effort: 2 } as const
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const
const PRINT_JPEG = { quality: 96, chromaSubsampling: '4:4:4' } as const

const open = ({ pixels, width, height }: Picture) => sharp(pixels, { raw: { width, height, channels: 3 } })

/** Copied out of sharp's shared buffer, for transfer to another thread. */
const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await image.toBuffer())

export async function encodeCover(
  picture: Picture,
  xmp = PROVENANCE,
  bytesMax = COVER_MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array()
  for (const quality of QUALITIES) {
    bytes = await bytesOf(open(picture).withXmp(xmp).webp({ quality, smartSubsample: true }))
    if (bytes.byteLength <= bytesMax) return bytes
  }
  return bytes
}

export async function encodeOverview(
  pictures: readonly Picture[],
  size: { readonly width: number; readonly height: number } = OVERVIEW,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [size.width / 2, size.height / 2]
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await open(picture).resize(width, height, { fit: 'cover' }).raw().toBuffer(),
      raw: { width, height, channels: 3 as const },
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    })),
  )
  const sheet = sharp({
    create: { width: size.width, height: size.height, channels: 3, background: '#090a26' },
  }).composite(tiles)
  return bytesOf(sheet.withXmp(PROVENANCE).webp({ quality: OVERVIEW_QUALITY, smartSubsample: true }))
}

type Encode = (picture: Picture, xmp: string) => Promise<Uint8Array<ArrayBuffer>>

const ENCODERS: Record<EditionFormat['encoding'], Encode> = {
  webp: (picture, xmp) => bytesOf(open(picture).withXmp(xmp).webp(LARGE_WEBP)),
  'small-webp': encodeCover,
  jpeg: (picture, xmp) => bytesOf(open(picture).withXmp(xmp).jpeg(JPEG)),
  'print-jpeg': (picture, xmp) =>
    bytesOf(open(picture).withXmp(xmp).withMetadata({ density: PRINT_PPI }).jpeg(PRINT_JPEG)),
}

export const encodeEdition = (
  picture: Picture,
  encoding: EditionFormat['encoding'],
  xmp: string,
): Promise<Uint8Array<ArrayBuffer>> => ENCODERS[encoding](picture, xmp)
