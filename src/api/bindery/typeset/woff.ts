import { inflateSync } from 'node:zlib'

const SIGNATURE = 0x774f4646
const WOFF_HEADER_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16
/** Larger than any table of our fonts; bigger claims are not unpacked. */
const TABLE_MAX_BYTES = 16_000_000

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Buffer
}

const padded = (length: number): number => (length + 3) & ~3

function readTable(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  const bytes = packedLength < length ? inflateSync(packed, { maxOutputLength: TABLE_MAX_BYTES }) : packed
  if (bytes.length !== length) throw new Error('a table of the font is not as long as it says')
  return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes }
}

function writeHeader(font: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  font.writeUInt32BE(flavour, 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY_BYTES, 10)
}

/** WOFF 1.0 (W3C Recommendation, 13 December 2012, section 3) to TrueType or OpenType. Throws for other bytes. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER_BYTES || woff.readUInt32BE(0) !== SIGNATURE) throw new Error('the font is no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES),
  )
  const start = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  writeHeader(font, woff.readUInt32BE(4), count)
  let at = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    for (const [position, value] of [tag, checksum, at, bytes.length].entries())
      font.writeUInt32BE(value, entry + 4 * position)
    bytes.copy(font, at)
    at += padded(bytes.length)
  }
  return font
}
