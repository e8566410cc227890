import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { unlessAbsent } from './encoded-file.ts'

/** How hard brotli and gzip try. */
interface Effort {
  readonly brotli: number
  readonly gzip: number
}
/** Of one page; brotli's 11 takes sixty times as long for a tenth of the bytes. */
const CAREFUL: Effort = { brotli: 5, gzip: 6 }
/** Of every page at once: two thirds of the time for seven bytes in a hundred more. */
const SWIFT: Effort = { brotli: 4, gzip: 4 }

const CHUNK_MIN_BYTES = 16 * 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The file of a page's path below the folder of the site: `/de/pages/the-house` is `de/pages/the-house.html`. */
export const fileOfPage = (page: string): string => `${page.slice(1)}.html`

/**
 * Writes a file and its compressed forms `.br` and `.gz`, each in one step: who reads it meanwhile has the old one or the
 * new one. The compressed come first, so that a new file never stands beside old ones. Rejects when the disk does.
 */
export async function writeSiteFile(folder: string, name: string, text: string | Uint8Array): Promise<void> {
  const file = fileBelow(folder, name)
  const { bytes, br, gz } = await compressed(text, CAREFUL)
  await mkdir(path.dirname(file), { recursive: true })
  await Promise.all([replace(`${file}.br`, br), replace(`${file}.gz`, gz)])
  await replace(file, bytes)
}

/** The same in a folder that nobody reads yet: the files are just written. */
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
  // In one piece: with the usual 16 KB, this thread would be asked again for every piece.
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

/** Whether a file says that already. */
export async function isWritten(folder: string, name: string, bytes: Uint8Array): Promise<boolean> {
  return (await unlessAbsent(readFile(fileBelow(folder, name))))?.equals(bytes) ?? false
}

/** Removes a file and its compressed forms; no error when there is none. The file itself first: without it there is no page. */
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
