import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type Files } from './files.ts'
import { withNamedOutages } from './named-outages.ts'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.mp3': 'audio/mpeg',
  '.aac': 'audio/aac',
  '.m4b': 'audio/mp4',
  '.epub': 'application/epub+zip',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const typeOf = (key: string): string => TYPES[path.extname(key)] ?? 'application/octet-stream'
const UNFINISHED = '.part'

/** Disk full, broken, read-only, away or forbidden, or too many open files. */
const OUTAGES: readonly unknown[] = [
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EBUSY',
  'EMFILE',
  'ENFILE',
  'ENXIO',
  'ENODEV',
  'ENOTCONN',
  'ESTALE',
  'ETIMEDOUT',
  'EHOSTDOWN',
]

const isOutage = (error: unknown): boolean => OUTAGES.includes((error as NodeJS.ErrnoException).code)

/** Temporary file, synced, renamed: never torn. Throws ServiceUnavailable while the disk is full or away. */
export const openFolder = (root: string): Files => withNamedOutages(folderFiles(root), isOutage)

function folderFiles(root: string): Files {
  const at = (key: string) => path.join(root, checkKey(key))
  return {
    async put(key, bytes) {
      const target = at(key)
      const beside = path.join(path.dirname(target), `.${randomUUID()}${UNFINISHED}`)
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeSynced(beside, bytes)
        await rename(beside, target)
      } catch (error) {
        // The first error counts, also on a disk where nothing can be removed.
        await rm(beside, { force: true }).catch(() => undefined)
        throw error
      }
    },
    async get(key) {
      const bytes = await absentAs(undefined, readFile(at(key)))
      return bytes && { bytes, type: typeOf(key) }
    },
    async open(key) {
      const found = await absentAs(undefined, stat(at(key)))
      if (!found) return undefined
      return {
        type: typeOf(key),
        size: found.size,
        tag: `${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}`,
        read: async range => createReadStream(at(key), range && { start: range.from, end: range.to }),
      }
    },
    has: async key => (await absentAs(undefined, stat(at(key)))) !== undefined,
    remove: key => rm(at(key), { force: true }),
    async list(prefix) {
      const folder = path.join(root, prefix)
      const entries = await absentAs([], readdir(folder, { recursive: true, withFileTypes: true }))
      return entries
        .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
        .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    },
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function absentAs<T, U>(absent: U, reading: Promise<T>): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent
    throw error
  }
}
