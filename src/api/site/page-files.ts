import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Encoded, type Encoding, readEncoded, unlessAbsent } from './encoded-file.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
}
const CACHE_MAX_BYTES = 64 * 1024 * 1024

interface PageFile {
  readonly type: string
  /** Undefined when the file was just removed. */
  encoded(encoding: Encoding): Promise<Encoded | undefined>
}

export type PageFiles = (name: string) => Promise<PageFile | undefined>

interface CacheEntry {
  readonly stamp: string
  readonly forms: Map<Encoding, Promise<Encoded | undefined>>
  bytes: number
}

/** Built files in memory until they change: never torn. Compressed forms are replaced before the file. */
export function openPageFiles(folder: () => string): PageFiles {
  const cache = new Map<string, CacheEntry>()
  let cachedBytes = 0
  const drop = (file: string) => {
    cachedBytes -= cache.get(file)?.bytes ?? 0
    cache.delete(file)
  }
  const count = (file: string, entry: CacheEntry, bytes: number) => {
    // Replaced while it was read.
    if (cache.get(file) !== entry) return
    entry.bytes += bytes
    cachedBytes += bytes
    for (const oldest of cache.keys()) {
      if (cachedBytes <= CACHE_MAX_BYTES) break
      drop(oldest)
    }
  }
  return async name => {
    const root = folder()
    const file = path.join(root, name)
    if (!file.startsWith(root + path.sep)) return undefined
    const stamp = await stampOf(file)
    if (stamp === undefined) return undefined
    const known = cache.get(file)
    const entry = known?.stamp === stamp ? known : { stamp, forms: new Map(), bytes: 0 }
    if (entry !== known) {
      drop(file)
      cache.set(file, entry)
    }
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream'
    return { type, encoded: encoding => formOf(file, type, encoding, entry, bytes => count(file, entry, bytes)) }
  }
}

async function formOf(
  file: string,
  type: string,
  encoding: Encoding,
  { forms }: CacheEntry,
  count: (bytes: number) => void,
): Promise<Encoded | undefined> {
  const ready = forms.get(encoding)
  if (ready) return ready
  const reading = readEncoded(file, type, encoding)
  forms.set(encoding, reading)
  try {
    const form = await reading
    if (form) count(form.bytes.length)
    else forms.delete(encoding)
    return form
  } catch (error) {
    forms.delete(encoding)
    throw error
  }
}

async function stampOf(file: string): Promise<string | undefined> {
  const found = await unlessAbsent(stat(file))
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}
