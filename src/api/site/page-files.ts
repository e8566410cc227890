import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}
const CACHE_MAX_BYTES = 64 * 1024 * 1024
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 11

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface PageFile {
  readonly type: string
  readonly etag: string
  /** The bytes in an encoding; the plain ones when compressing does not pay. */
  encoded(encoding: Encoding): Promise<{ bytes: Buffer; encoding: Encoding }>
}

interface Cached extends PageFile {
  readonly stamp: string
  readonly bytes: number
}

/** Built files, read whole and kept in memory until they change on disk: a replaced file is never served torn. */
export function openPageFiles(root: string): (name: string) => Promise<PageFile | undefined> {
  const cache = new Map<string, Cached>()
  let held = 0
  return async name => {
    const file = path.join(root, name)
    if (!file.startsWith(root + path.sep)) return undefined
    const stamp = await stampOf(file)
    if (stamp === undefined) return undefined
    const known = cache.get(file)
    if (known?.stamp === stamp) return known
    const loaded = await load(file, stamp)
    // Somebody else may have loaded it meanwhile.
    held += loaded.bytes - (cache.get(file)?.bytes ?? 0)
    cache.set(file, loaded)
    for (const [oldest, entry] of cache) {
      if (held <= CACHE_MAX_BYTES) break
      cache.delete(oldest)
      held -= entry.bytes
    }
    return loaded
  }
}

async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined
    throw error
  })
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}

async function load(file: string, stamp: string): Promise<Cached> {
  const bytes = await readFile(file)
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const pays = bytes.length >= COMPRESS_FROM_BYTES && /^(text|application)\/|svg/.test(type)
  const made = new Map<Encoding, Promise<Buffer>>()
  const compress = (encoding: Encoding) =>
    encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) : gzipped(bytes)
  return {
    stamp,
    type,
    // Its compressed forms are kept beside it and together take less than the file itself.
    bytes: pays ? 2 * bytes.length : bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    async encoded(encoding) {
      if (!pays || encoding === 'identity') return { bytes, encoding: 'identity' }
      const ready = made.get(encoding) ?? compress(encoding)
      made.set(encoding, ready)
      return { bytes: await ready, encoding }
    },
  }
}
