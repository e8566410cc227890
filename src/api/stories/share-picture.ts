import sharp from 'sharp'
import { SHARE_SIZE } from '../../contract/share-picture.ts'

/** Above and below the book. */
const MARGIN_PX = 28
const QUALITY = 84

/** JPEG of 1200 x 630 px: the whole cover before its own light. */
export async function sharePicture(cover: Uint8Array): Promise<Uint8Array> {
  const { width, height } = SHARE_SIZE
  const book = await sharp(cover)
    .resize({ width, height: height - 2 * MARGIN_PX, fit: 'inside' })
    .toBuffer()
  return sharp(cover)
    .resize(width, height, { fit: 'cover' })
    .blur(36)
    .modulate({ brightness: 0.6 })
    .composite([{ input: book }])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
