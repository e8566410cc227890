import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Encoded bytes with their own etag. */
export interface Encoded {
  readonly bytes: Buffer
  readonly encoding: Encoding
  readonly etag: string
}

const ENDING: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' }
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 11

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A file in an encoding: stored, compressed here, or plain where that is not worth it. Undefined without the file. */
export async function readEncoded(file: string, type: string, encoding: Encoding): Promise<Encoded | undefined> {
  const beside = encoding === 'identity' ? undefined : await unlessAbsent(readFile(file + ENDING[encoding]))
  if (beside) return encoded(beside, encoding)
  const bytes = await unlessAbsent(readFile(file))
  if (!bytes) return undefined
  const pays = bytes.length >= COMPRESS_FROM_BYTES && /^(text|application)\/|svg/.test(type)
  if (!pays || encoding === 'identity') return encoded(bytes, 'identity')
  return encoded(await compress(bytes, encoding), encoding)
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes)
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}

function encoded(bytes: Buffer, encoding: Encoding): Encoded {
  return { bytes, encoding, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Undefined for a missing file. */
export async function unlessAbsent<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
