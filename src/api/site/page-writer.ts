import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { unlessAbsent } from './encoded-file.ts'

interface Effort {
  readonly brotli: number
  readonly gzip: number
}
/** One page; brotli's 11 takes 60 times as long for a tenth of the bytes. */
const CAREFUL: Effort = { brotli: 5, gzip: 6 }
/** A whole site: two thirds of the time for 7 % more bytes. */
const SWIFT: Effort = { brotli: 4, gzip: 4 }

const CHUNK_MIN_BYTES = 16 * 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** `/de/pages/the-house` is `de/pages/the-house.html`. */
export const fileOfPage = (page: string): string => `${page.slice(1)}.html`

/** Writes a file with `.br` and `.gz`, each atomically, compressed ones first. Rejects when the disk does. */
export async function writeSiteFile(folder: string, name: string, text: string | Uint8Array): Promise<void> {
  const file = fileBelow(folder, name)
  const { bytes, br, gz } = await compressed(text, CAREFUL)
  await mkdir(path.dirname(file), { recursive: true })
  await Promise.all([replace(`${file}.br`, br), replace(`${file}.gz`, gz)])
  await replace(file, bytes)
}

/** For a folder not yet served: writes directly. */
export async function writeNewSiteFile(folder: string, name: string, text: string | Uint8Array): Promise<void> {
  const file = fileBelow(folder, name)
  const { bytes, br, gz } = await compressed(text, SWIFT)
  const write = () => Promise.all([writeFile(file, bytes), writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  try {
    await write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(path.dirname(file), { recursive: true })
    await write()
  }
}

async function compressed(text: string | Uint8Array, effort: Effort) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  // In one piece: the default of 16 KB would interrupt this thread for every piece.
  const chunkSize = Math.max(bytes.length, CHUNK_MIN_BYTES)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    brotli(bytes, { params, chunkSize }),
    gzipped(bytes, { level: effort.gzip, chunkSize }),
  ])
  return { bytes, br, gz }
}

/** Whether a file has these bytes. */
export async function isWritten(folder: string, name: string, bytes: Uint8Array): Promise<boolean> {
  return (await unlessAbsent(readFile(fileBelow(folder, name))))?.equals(bytes) ?? false
}

/** Removes a file and its compressed forms, the file first; no error when missing. */
export async function removeSiteFile(folder: string, name: string): Promise<void> {
  const file = fileBelow(folder, name)
  for (const form of [file, `${file}.br`, `${file}.gz`]) await rm(form, { force: true })
}

function fileBelow(folder: string, name: string): string {
  const file = path.join(folder, name)
  if (!file.startsWith(folder + path.sep)) throw new Error('a file of the site would lie outside of it')
  return file
}

async function replace(file: string, bytes: Uint8Array): Promise<void> {
  const beside = path.join(path.dirname(file), `.${randomUUID()}.part`)
  try {
    await writeFile(beside, bytes)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
