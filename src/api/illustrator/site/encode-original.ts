import sharp from 'sharp'
import type { Picture } from '../paper/compositor.ts'
import { PROVENANCE } from '../provenance.ts'

/** High enough to make the smaller copies from. */
const ORIGINAL_QUALITY = 82
/** Sent as it is. */
const SHARE_QUALITY = 82

const open = ({ pixels, width, height }: Picture) => sharp(pixels, { raw: { width, height, channels: 3 } })

export const encodeOriginal = (picture: Picture): Promise<Buffer> =>
  open(picture).withXmp(PROVENANCE).webp({ quality: ORIGINAL_QUALITY, smartSubsample: true, effort: 6 }).toBuffer()

/** JPEG: the one format that every link preview understands. */
export const encodeShare = (picture: Picture): Promise<Buffer> =>
  open(picture).withXmp(PROVENANCE).jpeg({ quality: SHARE_QUALITY, mozjpeg: true }).toBuffer()

/** Mean colour `#rrggbb`, shown while the picture loads. */
export async function meanColour(picture: Picture): Promise<string> {
  const { channels } = await open(picture).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}
