import type { Zip } from 'fflate'

/** Buffered in memory; larger parts become Blobs, which the browser may keep on disk. */
const PART_BYTES = 4 * 1024 * 1024
const ZIP_TYPE = 'application/zip'

export interface ZipWriter {
  addText(path: string, text: string): void
  addFile(path: string, file: Blob): Promise<void>
  close(): Blob
}

/** Never more than a few megabytes are in memory. */
export async function openZip(): Promise<ZipWriter> {
  const { Zip, ZipDeflate, ZipPassThrough, strToU8 } = await import('fflate')
  const blobs: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const flush = () => {
    blobs.push(new Blob(waiting))
    waiting = []
    bytes = 0
  }
  const zip: Zip = new Zip((error, chunk) => {
    if (error) throw error
    waiting.push(chunk as Uint8Array<ArrayBuffer>)
    bytes += chunk.length
    if (bytes >= PART_BYTES) flush()
  })
  return {
    addText(path, text) {
      const entry = new ZipDeflate(path)
      zip.add(entry)
      entry.push(strToU8(text), true)
    },
    async addFile(path, file) {
      // Pictures and sounds are compressed already.
      const entry = new ZipPassThrough(path)
      zip.add(entry)
      for (const reader = file.stream().getReader(); ; ) {
        const { done, value } = await reader.read()
        entry.push(value ?? new Uint8Array(), done)
        if (done) return
      }
    },
    close() {
      zip.end()
      flush()
      return new Blob(blobs, { type: ZIP_TYPE })
    },
  }
}
