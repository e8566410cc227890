import sharp from 'sharp'
import type { Picture } from '../paper/compositor.ts'
import { PROVENANCE } from '../provenance.ts'

/** High enough that the smaller copies made of it show no trace of being made of a copy. */
const ORIGINAL_QUALITY = 82
/** Share pictures are sent to others as they are. */
const SHARE_QUALITY = 82

const open = ({ pixels, width, height }: Picture) => sharp(pixels, { raw: { width, height, channels: 3 } })

/** WebP, for the page build to make its sizes of. */
export const encodeOriginal = (picture: Picture): Promise<Buffer> =>
  open(picture).withXmp(PROVENANCE).webp({ quality: ORIGINAL_QUALITY, smartSubsample: true, effort: 6 }).toBuffer()

/** JPEG: the one format that every service showing a link understands. */
export const encodeShare = (picture: Picture): Promise<Buffer> =>
  open(picture).withXmp(PROVENANCE).jpeg({ quality: SHARE_QUALITY, mozjpeg: true }).toBuffer()

/** What a picture is in the mean, `#rrggbb`: shown in its place until it is there. */
export async function meanColour(picture: Picture): Promise<string> {
  const { channels } = await open(picture).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}
