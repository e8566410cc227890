import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { PlainError } from '../../lib/plain-error.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { migrate } from '../db/migrate.ts'
import type { Files } from '../outside/files/files.ts'
import { BrokenBackup, digestOf, readCopy, readInventory, readJobs, readManifest, readTable } from './backup-folder.ts'
import { readForeignKeys, readMigrations, readTables, type TableShape } from './database-shape.ts'
import type { FileEntry, Manifest, TableEntry } from './manifest.ts'
import { secretTagOf } from './secret-tag.ts'
import { sideBySide } from './side-by-side.ts'
import { countLines, sameText } from './table-lines.ts'
import { queueAgain } from './waiting-jobs.ts'

const ROWS_AT_ONCE = 200
/** Rows of these are somebody's: a database that has any is in use. */
const IN_USE = ['story', 'account', 'shop_order', 'content_resource', 'mail'] as const

export interface RestoreDeps {
  /** Not migrated yet, or without any row of its own. */
  readonly db: Database
  readonly jobs: Jobs
  readonly files: Files
  readonly secret: string
}

export interface Restored {
  readonly takenAt: string
  readonly rows: number
  readonly files: number
  /** Steps and tasks that go on. */
  readonly jobs: number
  /** Whether mailed links, signed addresses and browsers without an account go on: they need the same SESSION_SECRET. */
  readonly hasSameSecret: boolean
}

/** The database or the backup does not allow it; nothing was changed. */
export class CannotRestore extends PlainError {
  override readonly name = 'CannotRestore'
}

/**
 * Restores a backup into an empty database and an empty store of files, checks each row and each file against it, and applies
 * the migrations that came after it. A database that holds something is refused; rows that differ from the backup undo all.
 */
export async function restoreBackup(deps: RestoreDeps, root: string, name: string): Promise<Restored> {
  const manifest = await readManifest(root, name)
  await prepare(deps.db, manifest)
  // Before the rows: what ends early may be begun again.
  await restoreFiles(deps.files, root, { name, manifest })
  await deps.db.transaction().execute(async queries => {
    await sameText(queries)
    await loadTables(queries, { root, name, manifest })
  })
  await migrate(deps.db)
  const queued = await deps.db.transaction().execute(queries => queueAgain(queries, deps.jobs, readJobs(root, name)))
  return {
    jobs: queued,
    takenAt: manifest.takenAt,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files: manifest.files.count,
    hasSameSecret: manifest.secretTag === secretTagOf(deps.secret),
  }
}

async function prepare(db: Database, { migrations }: Manifest): Promise<void> {
  await refuseInUse(db)
  await migrate(db, migrations.at(-1))
  const found = await readMigrations(db)
  const isSame = found.length === migrations.length && found.every((name, index) => name === migrations[index])
  if (!isSame) throw new CannotRestore('the database has other migrations than the backup: restore into an empty one')
}

async function refuseInUse(db: Database): Promise<void> {
  for (const table of IN_USE) {
    const { rows: known } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db)
    if (!known[0]?.found) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new CannotRestore(`the database is in use (${table} has rows): restore into an empty one`)
    }
  }
}

interface Source {
  readonly root: string
  readonly name: string
  readonly manifest: Manifest
}

async function loadTables(queries: Queries, { root, name, manifest }: Source): Promise<void> {
  const shapes = new Map((await readTables(queries)).map(shape => [shape.name, shape]))
  const keys = await readForeignKeys(queries)
  for (const key of keys) {
    await sql`alter table ${sql.raw(key.table)} drop constraint ${sql.ref(key.name)}`.execute(queries)
  }
  // Migrations have put rows into some.
  await sql`truncate ${sql.join(manifest.tables.map(table => sql.table(table.name)))}`.execute(queries)
  for (const entry of manifest.tables) {
    await loadTable(queries, entry, readTable(root, name, entry.name)).catch((error: unknown) => {
      throw new BrokenBackup(`the rows of ${entry.name} cannot be stored; nothing was restored`, { cause: error })
    })
  }
  for (const key of keys) {
    const definition = sql.raw(key.definition)
    await sql`alter table ${sql.raw(key.table)} add constraint ${sql.ref(key.name)} ${definition}`.execute(queries)
  }
  for (const [sequence, last] of Object.entries(manifest.sequences)) {
    await sql`select setval(${sequence}::regclass, ${last}::bigint)`.execute(queries)
  }
  for (const entry of manifest.tables) await compareTable(queries, entry, shapes.get(entry.name))
}

async function loadTable(queries: Queries, entry: TableEntry, lines: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = []
  const insert = async () => {
    if (waiting.length === 0) return
    const columns = sql.join(entry.columns.map(column => sql.ref(column)))
    const table = sql.table(entry.name)
    await sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${`[${waiting.join(',')}]`}::json)`.execute(
      queries,
    )
    waiting = []
  }
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length === ROWS_AT_ONCE) await insert()
  }
  await insert()
}

async function compareTable(queries: Queries, entry: TableEntry, shape: TableShape | undefined): Promise<void> {
  const found = shape && (await countLines(queries, shape))
  if (found?.rows !== entry.rows || found.digest !== entry.digest) {
    throw new BrokenBackup(`the rows of ${entry.name} are not those that were backed up; nothing was restored`)
  }
}

/** Stores each file and reads it back. */
async function restoreFiles(files: Files, root: string, { name, manifest }: Omit<Source, 'root'>): Promise<void> {
  const hash = createHash('sha256')
  const restore = async (entry: FileEntry) => {
    await files.put(entry.key, await readCopy(root, entry.digest), entry.type)
    const stored = await files.get(entry.key)
    if (!stored || digestOf(stored.bytes) !== entry.digest) {
      throw new BrokenBackup(`the file ${entry.key} could not be stored as it was backed up`)
    }
    return entry
  }
  for await (const entry of sideBySide(readInventory(root, name), restore)) hash.update(`${JSON.stringify(entry)}\n`)
  if (hash.digest('hex') !== manifest.files.digest) throw new BrokenBackup(`the list of files of ${name} was changed`)
}
