import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Sample {
  readonly width?: number
  readonly height?: number
  readonly format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff'
  readonly xmp?: string
  readonly colour?: string
}

export function samplePicture({
  width = 576,
  height = 864,
  format = 'png',
  xmp,
  colour = '#c8452f',
}: Sample = {}): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 150" preserveAspectRatio="none"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0a1136"/><stop offset="1" stop-color="#f6d0a2"/></linearGradient></defs><rect width="100" height="150" fill="url(#sky)"/><path d="M0 110Q50 80 100 110V150H0Z" fill="#1d2b5c"/><circle cx="45" cy="105" r="8" fill="${colour}"/><circle cx="55" cy="100" r="3" fill="#fff0b8"/></svg>`
  const picture = sharp(Buffer.from(scene)).flatten()
  return (xmp ? picture.withXmp(xmp) : picture).toFormat(format).toBuffer()
}

export const blankPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 768, height: 1152, channels: 3, background: '#101020' } })
    .png()
    .toBuffer()

export const SVG_PICTURE = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="768" height="1152"><image xlink:href="file:///etc/passwd" width="10" height="10"/></svg>',
)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A valid PNG of half a megabyte; decoded 30,000 x 30,000 px, 2.7 GB as RGB. */
export function pictureBomb(side = 30_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
