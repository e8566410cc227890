import sharp, { type Metadata } from 'sharp'
import {
  LANDING_PICTURE_MAX_BYTES,
  LANDING_PICTURE_MAX_PIXELS,
  LANDING_PICTURE_MIN_HEIGHT,
  LANDING_PICTURE_MIN_WIDTH,
} from '../../contract/limits.ts'
import type { Issue } from '../../contract/refusals.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { LandingDeps } from './landing-deps.ts'
import { OWN_FILE, pictureAddress, pictureKey, setOf } from './picture-address.ts'

const SIZE_MAX = { width: 2000, height: 2000 } as const
const QUALITY = 86
const DECODE_SECONDS = 20
const MILLION = 1_000_000

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Recognised by first bytes, so that no other decoder, SVG's above all, sees a file. */
const MARKS: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  bytes => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  bytes => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  bytes => latin(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(latin(bytes, 8, 12)),
  bytes => /^GIF8[79]a$/.test(latin(bytes, 0, 6)),
]

const problem = (code: string, params: Issue['params'] = {}): Refusal =>
  refuse('invalid-input', [{ path: 'data', code, params }])

/** Stores an uploaded picture, encoded anew without metadata; its address. */
export async function keepUpload(deps: LandingDeps, data: string): Promise<{ url: string } | Refusal> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.byteLength > LANDING_PICTURE_MAX_BYTES) {
    return problem('string-max', { maximum: LANDING_PICTURE_MAX_BYTES })
  }
  if (!MARKS.some(isMarked => isMarked(bytes))) return problem('picture')
  const encoded = await encode(bytes)
  if (!(encoded instanceof Uint8Array)) return encoded
  const name = { set: setOf(encoded, deps.clock()), file: OWN_FILE }
  await deps.files.put(pictureKey(name), encoded, 'image/webp')
  return { url: pictureAddress(deps.secret, name) }
}

async function encode(bytes: Buffer): Promise<Uint8Array | Refusal> {
  try {
    // Before any pixel is decoded.
    const sized = sizeProblem(await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata())
    if (sized) return sized
    return await sharp(bytes, { limitInputPixels: LANDING_PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ ...SIZE_MAX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY, smartSubsample: true })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer()
  } catch {
    // The decoder's message may quote the file: it is not repeated.
    return problem('picture')
  }
}

function sizeProblem({ autoOrient: { width, height } }: Metadata): Refusal | undefined {
  if (width * height > LANDING_PICTURE_MAX_PIXELS) {
    return problem('picture-large', { maximum: LANDING_PICTURE_MAX_PIXELS / MILLION })
  }
  if (width < LANDING_PICTURE_MIN_WIDTH || height < LANDING_PICTURE_MIN_HEIGHT) {
    return problem('picture-small', { minimum: `${LANDING_PICTURE_MIN_WIDTH} × ${LANDING_PICTURE_MIN_HEIGHT}` })
  }
  return undefined
}
