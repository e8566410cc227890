import sharp, { type Metadata } from 'sharp'
import type { Picture } from '../paper/compositor.ts'
import { type Credits, creditsIn } from './provenance.ts'

export type PictureProblem = 'not-a-picture' | 'unreadable' | 'too-small' | 'too-long'

export type ReadPicture =
  | { readonly state: 'good'; readonly picture: Picture; readonly credits: Credits }
  | { readonly state: 'bad'; readonly problem: PictureProblem }

/** Kept uncropped: enough for a full cover. */
const SIZE_MAX = { width: 1600, height: 2560 } as const
const SHORT_SIDE_MIN_PX = 512
/** Ratio of sides beyond which a crop of 3 by 4 shows little. */
const RATIO_MAX = 2.5
/** A little over 4096 x 4096; a file of some kilobytes can claim thousands of times more. */
const PIXELS_MAX = 17_000_000
const DECODE_SECONDS = 20
const STAGE = '#090a26'

const MARKS: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  bytes => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

const OPTIONS = { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 } as const

function problemOf({ width, height }: Metadata): PictureProblem | undefined {
  if (Math.min(width, height) < SHORT_SIDE_MIN_PX) return 'too-small'
  return Math.max(width, height) > RATIO_MAX * Math.min(width, height) ? 'too-long' : undefined
}

async function decode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, OPTIONS)
    .autoOrient()
    .flatten({ background: STAGE })
    .resize({ ...SIZE_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** PNG, JPEG or WebP by their first bytes, so that no other decoder (SVG) runs; pixels are counted before decoding. */
export async function readPicture(received: Uint8Array): Promise<ReadPicture> {
  const bytes = Buffer.from(received.buffer, received.byteOffset, received.byteLength)
  if (!MARKS.some(isMarked => isMarked(bytes))) return { state: 'bad', problem: 'not-a-picture' }
  try {
    const metadata = await sharp(bytes, OPTIONS).metadata()
    const problem = problemOf(metadata)
    if (problem) return { state: 'bad', problem }
    return { state: 'good', picture: await decode(bytes), credits: creditsIn(metadata.xmpAsString) }
  } catch {
    // The decoder's message may quote the file.
    return { state: 'bad', problem: 'unreadable' }
  }
}
