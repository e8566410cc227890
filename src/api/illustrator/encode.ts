import sharp, { type Sharp } from 'sharp'
import type { Picture } from './paper/compositor.ts'

const OVERVIEW = { width: 820, height: 1092 } as const
/** Tried in turn until a cover is light enough; paper grain is what weighs. */
const QUALITIES = [84, 78, 72, 66, 58, 50] as const
const COVER_MAX_BYTES = 90_000
const OVERVIEW_QUALITY = 74

/** Says that a program drew the picture, without any training data (IPTC digital source type). */
const PROVENANCE =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'

const open = ({ pixels, width, height }: Picture) => sharp(pixels, { raw: { width, height, channels: 3 } })

/** Copied out of sharp's buffer, so that it can be handed to another thread without one. */
const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await image.toBuffer())

export async function encodeCover(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array()
  for (const quality of QUALITIES) {
    bytes = await bytesOf(open(picture).withXmp(PROVENANCE).webp({ quality, smartSubsample: true }))
    if (bytes.byteLength <= COVER_MAX_BYTES) return bytes
  }
  return bytes
}

/** Four covers edge to edge, two by two. */
export async function encodeOverview(pictures: readonly Picture[]): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [OVERVIEW.width / 2, OVERVIEW.height / 2]
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await open(picture).resize(width, height, { fit: 'cover' }).raw().toBuffer(),
      raw: { width, height, channels: 3 as const },
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    })),
  )
  const sheet = sharp({ create: { ...OVERVIEW, channels: 3, background: '#090a26' } }).composite(tiles)
  return bytesOf(sheet.withXmp(PROVENANCE).webp({ quality: OVERVIEW_QUALITY, smartSubsample: true }))
}
