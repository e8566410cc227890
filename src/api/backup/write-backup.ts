import type { Clock } from '../../lib/clock.ts'
import { PlainError } from '../../lib/plain-error.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Files } from '../outside/files/files.ts'
import {
  BrokenBackup,
  beginBackup,
  finishBackup,
  hasCopy,
  keepCopy,
  listBackups,
  readInventory,
  removeUnfinished,
  writeInventory,
  writeJobs,
  writeTable,
} from './backup-folder.ts'
import { readMigrations, readSequences, readTables } from './database-shape.ts'
import type { FileEntry, Manifest, TableEntry } from './manifest.ts'
import { secretTagOf } from './secret-tag.ts'
import { sideBySide } from './side-by-side.ts'
import { counting, linesOf, sameText } from './table-lines.ts'
import { waitingJobs } from './waiting-jobs.ts'

export interface BackupDeps {
  readonly db: Database
  readonly files: Files
  readonly clock: Clock
  readonly secret: string
}

export interface WrittenBackup {
  readonly name: string
  readonly rows: number
  readonly files: number
  /** Of all files together. */
  readonly bytes: number
}

/**
 * Writes all rows as of one moment, and the files as of a moment after it, into a new folder of `root`. Bytes that the last
 * backup has are not read again. One at a time in a root: what others have left unfinished is removed.
 */
export async function writeBackup(deps: BackupDeps, root: string): Promise<WrittenBackup> {
  await removeUnfinished(root)
  const folder = await beginBackup(root)
  const takenAt = new Date(deps.clock()).toISOString()
  const database = await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(queries => dumpDatabase(queries, folder))
  const files = await copyFiles(deps.files, root, folder)
  const manifest: Manifest = { format: 1, takenAt, ...database, files, secretTag: secretTagOf(deps.secret) }
  const name = await finishBackup(root, folder, manifest)
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  return { name, rows, files: files.count, bytes: files.bytes }
}

async function dumpDatabase(queries: Queries, folder: string) {
  await sameText(queries)
  const migrations = await readMigrations(queries)
  if (migrations.length === 0) throw new PlainError('the database holds nothing: the product was never started on it')
  const tables: TableEntry[] = []
  for (const table of await readTables(queries)) {
    const count = counting()
    await writeTable(folder, table.name, count.pass(linesOf(queries, table)))
    tables.push({ name: table.name, columns: [...table.columns], ...count.counted() })
  }
  await writeJobs(folder, waitingJobs(queries))
  return { migrations, tables, sequences: await readSequences(queries) }
}

async function copyFiles(files: Files, root: string, folder: string): Promise<Manifest['files']> {
  const known = await knownFiles(root)
  let count = 0
  let bytes = 0
  const entries = async function* () {
    const keys = (await files.list('')).toSorted()
    const copy = (key: string) => copyFile(files, { root, key, known: known.get(key) })
    for await (const entry of sideBySide(keys, copy)) {
      // Removed since the list was read, as its owner asked.
      if (!entry) continue
      count++
      bytes += entry.size
      yield entry
    }
  }
  const digest = await writeInventory(folder, entries())
  return { count, bytes, digest }
}

async function knownFiles(root: string): Promise<Map<string, FileEntry>> {
  const last = (await listBackups(root)).at(-1)
  const known = new Map<string, FileEntry>()
  if (last === undefined) return known
  try {
    for await (const entry of readInventory(root, last)) known.set(entry.key, entry)
  } catch (error) {
    // All files are read anew, rather than none backed up.
    if (!(error instanceof BrokenBackup)) throw error
  }
  return known
}

interface CopyOptions {
  readonly root: string
  readonly key: string
  /** The file as the last backup had it. */
  readonly known: FileEntry | undefined
}

async function copyFile(files: Files, { root, key, known }: CopyOptions): Promise<FileEntry | undefined> {
  const opened = await files.open(key)
  if (!opened) return undefined
  const { type, size, tag } = opened
  if (known && known.tag === tag && known.size === size && (await hasCopy(root, known.digest))) return known
  const stored = await files.get(key)
  if (!stored) return undefined
  return { key, type, size: stored.bytes.length, tag, digest: await keepCopy(root, stored.bytes) }
}
