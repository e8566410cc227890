import { createHash } from 'node:crypto'
import type { PictureFormat } from '../../../contract/picture-sizes.ts'
import type { Files } from '../files/files.ts'
import { openTurns } from '../model/image-turns.ts'

/** Bytes of drawn pictures in memory; drawings at once, and waiting ones in all and of one network. */
const CACHE_BYTES = 64 * 1024 * 1024
const AT_ONCE = 2
const WAITING_MAX = 64
const WAITING_OF_ONE_MAX = 16
const FOLDER = 'content/drawn/'

export interface Drawn {
  readonly bytes: Uint8Array
  readonly type: string
}

interface DrawnName {
  /** Hash of the original's bytes; see `hashOfPicture`. */
  readonly original: string
  readonly query: string
  readonly format: PictureFormat
}

export interface DrawnImages {
  find(name: DrawnName): Promise<Drawn | undefined>
  /** Draws and keeps it, once for parallel requests; undefined when too many wait. */
  draw(name: DrawnName, work: () => Promise<Drawn>, network: string | undefined): Promise<Drawn | undefined>
}

/** Drawn pictures are kept among the files for good, the last used ones in memory too. */
export function openDrawnImages(files: Files): DrawnImages {
  const memory = openMemory()
  const underWay = new Map<string, { network: string | undefined; drawing: Promise<Drawn> }>()
  const turns = openTurns(AT_ONCE)

  const waitsFor = (asking: string | undefined) =>
    [...underWay.values()].filter(({ network }) => network === asking).length

  return {
    async find(name) {
      const key = keyOf(name)
      const found = memory.get(key) ?? (await files.get(key))
      if (found) memory.put(key, found)
      return found
    },

    async draw(name, work, network) {
      const key = keyOf(name)
      const running = underWay.get(key)
      if (running) return running.drawing
      if (underWay.size >= WAITING_MAX || (network !== undefined && waitsFor(network) >= WAITING_OF_ONE_MAX))
        return undefined
      const drawing = turns.run(work, new AbortController().signal)
      underWay.set(key, { network, drawing })
      try {
        const drawn = await drawing
        memory.put(key, drawn)
        await files.put(key, drawn.bytes, drawn.type)
        return drawn
      } finally {
        underWay.delete(key)
      }
    },
  }
}

/** Removes every size. Another asset with the same picture has them drawn again. */
export async function removeDrawn(files: Files, original: Uint8Array): Promise<void> {
  for (const key of await files.list(folderOf(hashOfPicture(original)))) await files.remove(key)
}

const hashOf = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex').slice(0, 32)

export const hashOfPicture = (original: Uint8Array): string => hashOf(original)

/** By content, as assets may share a file: one picture described in several languages. */
const folderOf = (original: string) => `${FOLDER}${original}/`
const keyOf = ({ original, query, format }: DrawnName) => `${folderOf(original)}${hashOf(query)}.${format}`

function openMemory() {
  const cached = new Map<string, Drawn>()
  let size = 0
  const forget = (key: string): void => {
    size -= cached.get(key)?.bytes.byteLength ?? 0
    cached.delete(key)
  }
  return {
    get: (key: string) => cached.get(key),
    put(key: string, drawn: Drawn): void {
      forget(key)
      cached.set(key, drawn)
      size += drawn.bytes.byteLength
      for (const oldest of cached.keys()) {
        if (size <= CACHE_BYTES) return
        forget(oldest)
      }
    },
  }
}
