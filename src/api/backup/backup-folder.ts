import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { PlainError } from '../../lib/plain-error.ts'
import { FileEntry, Manifest } from './manifest.ts'

const UNFINISHED = '.part-'
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const COPIES = 'files'
const MANIFEST = 'manifest.json'
const INVENTORY = 'files.jsonl.gz'
const JOBS = 'jobs.jsonl.gz'
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** A backup that cannot be read or was changed. The message names the part. */
export class BrokenBackup extends PlainError {
  override readonly name = 'BrokenBackup'
}

/** Name of a backup of a moment, in UTC. */
const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Names of the finished backups, oldest first. */
export async function listBackups(root: string): Promise<string[]> {
  return (await namesIn(root)).filter(name => NAME.test(name)).toSorted()
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** An unfinished backup, which gets its name at the end: none is ever half there. */
export async function beginBackup(root: string): Promise<string> {
  const folder = path.join(root, `${UNFINISHED}${randomUUID()}`)
  await mkdir(path.join(root, COPIES), { recursive: true, mode: FOLDER_MODE })
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: FOLDER_MODE })
  return folder
}

export async function finishBackup(root: string, folder: string, manifest: Manifest): Promise<string> {
  const name = nameOf(new Date(manifest.takenAt))
  await writeSynced(path.join(folder, MANIFEST), Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  await rename(folder, path.join(root, name))
  return name
}

export async function removeUnfinished(root: string): Promise<void> {
  for (const name of await namesIn(root)) {
    if (name.startsWith(UNFINISHED)) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

export async function readManifest(root: string, name: string): Promise<Manifest> {
  const text = await readFile(path.join(root, name, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BrokenBackup(`${name} has no ${MANIFEST} that can be read`, { cause: error })
  })
  const parsed = Manifest.safeParse(jsonOf(text))
  if (!parsed.success) throw new BrokenBackup(`${MANIFEST} of ${name} is not of this program`)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tableFile = (table: string) => path.join('tables', `${table}.jsonl.gz`)

export const writeTable = (folder: string, table: string, lines: AsyncIterable<string>): Promise<void> =>
  writeLines(path.join(folder, tableFile(table)), lines)

export const readTable = (root: string, name: string, table: string): AsyncIterable<string> =>
  readLines(path.join(root, name, tableFile(table)))

export const writeJobs = (folder: string, lines: AsyncIterable<string>): Promise<void> =>
  writeLines(path.join(folder, JOBS), lines)

export const readJobs = (root: string, name: string): AsyncIterable<string> => readLines(path.join(root, name, JOBS))

/** Writes the inventory as the files come. Its digest. */
export async function writeInventory(folder: string, entries: AsyncIterable<FileEntry>): Promise<string> {
  const hash = createHash('sha256')
  const lines = async function* () {
    for await (const entry of entries) {
      const line = `${JSON.stringify(entry)}\n`
      hash.update(line)
      yield line
    }
  }
  await writeLines(path.join(folder, INVENTORY), lines())
  return hash.digest('hex')
}

export async function* readInventory(root: string, name: string): AsyncGenerator<FileEntry> {
  for await (const line of readLines(path.join(root, name, INVENTORY))) {
    const parsed = FileEntry.safeParse(jsonOf(line))
    if (!parsed.success) throw new BrokenBackup(`${INVENTORY} of ${name} has a line that is no file`)
    yield parsed.data
  }
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(file, { mode: FILE_MODE, flush: true }))
}

/** Lines end with a line feed and nothing else: texts may hold what other readers take for an end. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of unpacked(file)) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Throws BrokenBackup for a file that is gone, cut or changed. */
async function* unpacked(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = createGunzip().setEncoding('utf8')
  source.on('error', error => text.destroy(error))
  try {
    for await (const chunk of source.pipe(text)) yield chunk as string
  } catch (error) {
    throw new BrokenBackup(`${path.basename(file)} cannot be read`, { cause: error })
  } finally {
    source.destroy()
  }
}

const copyOf = (root: string, digest: string) => path.join(root, COPIES, digest.slice(0, 2), digest)

export const hasCopy = (root: string, digest: string): Promise<boolean> =>
  access(copyOf(root, digest)).then(
    () => true,
    () => false,
  )

/** Keeps bytes under their digest, once for all backups. */
export async function keepCopy(root: string, bytes: Uint8Array): Promise<string> {
  const digest = digestOf(bytes)
  if (await hasCopy(root, digest)) return digest
  const target = copyOf(root, digest)
  await mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE })
  const beside = `${target}${UNFINISHED}${randomUUID()}`
  await writeSynced(beside, bytes)
  await rename(beside, target)
  return digest
}

/** The bytes of a copy. Throws BrokenBackup where they are gone or changed. */
export async function readCopy(root: string, digest: string): Promise<Uint8Array> {
  const bytes = await readFile(copyOf(root, digest)).catch((error: unknown) => {
    throw new BrokenBackup(`the copy ${digest} is not there`, { cause: error })
  })
  if (digestOf(bytes) !== digest) throw new BrokenBackup(`the copy ${digest} was changed`)
  return bytes
}

/** Digests of all copies, and what was left of unfinished ones. */
export async function* listCopies(root: string): AsyncGenerator<string> {
  for (const part of await namesIn(path.join(root, COPIES))) yield* await readdir(path.join(root, COPIES, part))
}

export const removeCopy = (root: string, digest: string): Promise<void> => rm(copyOf(root, digest), { force: true })

export const removeBackup = (root: string, name: string): Promise<void> =>
  rm(path.join(root, name), { recursive: true, force: true })

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
