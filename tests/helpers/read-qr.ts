import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/** What a camera reads from a picture; throws where that is nothing. */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
