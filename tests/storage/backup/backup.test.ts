import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { BrokenBackup, listBackups, readManifest } from '../../../src/api/backup/backup-folder.ts'
import { readTables } from '../../../src/api/backup/database-shape.ts'
import { CannotRestore, restoreBackup } from '../../../src/api/backup/restore-backup.ts'
import { runBackup } from '../../../src/api/backup/run-backup.ts'
import { countLines, sameText } from '../../../src/api/backup/table-lines.ts'
import { writeBackup } from '../../../src/api/backup/write-backup.ts'
import { type OpenDatabase, openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { MIGRATIONS, migrate } from '../../../src/api/db/migrate.ts'
import type { Files } from '../../../src/api/outside/files/files.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { databaseUrl } from '../../helpers/database-url.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { openServiceOn, type TestService } from '../../helpers/service-on.ts'
import { claimOf, readAs, startStory } from '../../helpers/start-story.ts'

const SECRET = 'a secret of the tests, long enough for a key'
/** Ends of lines for other readers, quotes, and what JSON, PostgreSQL and gzip might stumble over. */
const NASTY = '\u2028"\\n\\\u2029\u0085\r\n\t{}[]null ‮🧵\u{10ffff}'

const folders: string[] = []
const databases: OpenDatabase[] = []

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'lumitale-backup-'))
  folders.push(made)
  return made
}

async function emptyDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('serverUrl')
  const name = `${inject('template')}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database "${name}"`).finally(() => admin.end())
  const opened = await openDatabase(databaseUrl(serverUrl, name), () => undefined, { isUnmigrated: true })
  databases.push(opened)
  return opened
}

/** Rows and digest of each table. */
const digestsOf = ({ db }: OpenDatabase) =>
  db.transaction().execute(async queries => {
    await sameText(queries)
    const digests: Record<string, string> = {}
    for (const table of await readTables(queries)) {
      const { rows, digest } = await countLines(queries, table)
      digests[table.name] = `${rows} ${digest}`
    }
    return digests
  })

afterEach(async () => {
  for (const { close } of databases.splice(0)) await close()
})
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

const depsOf = ({ service }: TestService) => ({ ...service, secret: SECRET })

async function start({ server }: TestService, parameter?: unknown) {
  const response = await startStory(server, { parameter })
  return { id: (response.json() as { id: string }).id, claim: claimOf(response) }
}

async function restoreInto(
  database: OpenDatabase,
  files: Files,
  options: { root: string; name?: string; secret?: string },
) {
  const jobs = await openJobs(database, { supervise: false, onError: () => undefined })
  const name = options.name ?? (await listBackups(options.root)).at(-1) ?? ''
  const deps = { db: database.db, jobs, files, secret: options.secret ?? SECRET }
  return restoreBackup(deps, options.root, name).finally(() => jobs.close())
}

describe('A backup of a product at work', () => {
  let source: TestService
  let root: string
  let finished: { readonly id: string; readonly claim: string }
  let begun: { readonly id: string; readonly claim: string }

  beforeAll(async () => {
    root = folder()
    source = await openServiceOn(await freshDatabase())
    finished = await start(source)
    await source.work()
    expect(await source.ended(finished.id)).toBe('complete')
    await source.database.db.updateTable('chapter').set({ title: NASTY }).where('story_id', '=', finished.id).execute()
    begun = await start(source)
    await writeBackup(depsOf(source), root)
  })
  afterAll(async () => {
    await source.close()
  })

  it('restores every row and every file onto an empty machine, and what was being made goes on', async () => {
    const database = await emptyDatabase()
    const target = openFolder(folder())
    const [name = ''] = await listBackups(root)
    const manifest = await readManifest(root, name)
    const restored = await restoreInto(database, target, { root })
    expect(restored).toMatchObject({ hasSameSecret: true, files: manifest.files.count })
    expect(restored.jobs).toBeGreaterThan(0)
    expect(manifest.files.count).toBeGreaterThan(5)
    expect(manifest.tables.find(({ name: table }) => table === 'chapter')?.rows).toBeGreaterThan(0)
    expect(await digestsOf(database)).toEqual(
      Object.fromEntries(manifest.tables.map(({ name: table, rows, digest }) => [table, `${rows} ${digest}`])),
    )
    expect(await constraintsOf(database)).toEqual(await constraintsOf(source.database))

    const again = await openServiceOn({ ...database, close: async () => undefined }, { filesBy: () => target })
    try {
      const status = await readAs(again.server, finished.claim, `/stories/${finished.id}/generator-status`)
      const { statusDetails, coverImages, story } = status.json()
      expect(statusDetails.isComplete).toBe(true)
      expect(story.chapters[0].title).toBe(NASTY)
      const { pathname, search } = new URL(coverImages.upscaled_urls[0], 'https://tales.example')
      const cover = await again.server.inject({ url: pathname + search, cookies: { claim: finished.claim } })
      expect(cover.statusCode).toBe(200)
      await again.work()
      expect(await again.ended(begun.id)).toBe('complete')
    } finally {
      await again.close()
    }
  })

  it('is as of one moment: what is written meanwhile is in none of its tables', async () => {
    const other = folder()
    const { id } = await start(source)
    const written = writeBackup(depsOf(source), other)
    await source.ended(id)
    await written
    const database = await emptyDatabase()
    await restoreInto(database, openFolder(folder()), { root: other })
    // The foreign keys were put back over all rows: a chapter without its story would have been refused.
    expect(Object.keys(await digestsOf(database))).toContain('chapter')
  })

  it('is refused where the database holds somebody’s rows, and changes none of them', async () => {
    const before = await digestsOf(source.database)
    await expect(restoreInto(source.database, openFolder(folder()), { root })).rejects.toThrow(CannotRestore)
    expect((await digestsOf(source.database)).account).toBe(before.account)
  })

  it('leaves nothing in the database when a file or a row was changed on the disk, and can be repeated', async () => {
    const spoiled = folder()
    cpSync(root, spoiled, { recursive: true })
    const [name = ''] = await listBackups(spoiled)
    const copies = readdirSync(path.join(spoiled, 'files'), { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    )
    const one = copies[3]
    const copy = path.join(one?.parentPath ?? '', one?.name ?? '')
    const bytes = readFileSync(copy)
    writeFileSync(copy, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]))
    const database = await emptyDatabase()
    await expect(restoreInto(database, openFolder(folder()), { root: spoiled })).rejects.toThrow(BrokenBackup)
    expect((await digestsOf(database)).story).toMatch(/^0 /)
    writeFileSync(copy, bytes)

    const chapters = path.join(spoiled, name, 'tables', 'chapter.jsonl.gz')
    const rows = gunzipSync(readFileSync(chapters)).toString()
    writeFileSync(chapters, gzipSync(rows.replace(/"text":"./, '"text":"Q')))
    await expect(restoreInto(database, openFolder(folder()), { root: spoiled })).rejects.toThrow('the rows of chapter')
    expect((await digestsOf(database)).story).toMatch(/^0 /)

    writeFileSync(chapters, gzipSync(rows).subarray(0, -20))
    await expect(restoreInto(database, openFolder(folder()), { root: spoiled })).rejects.toThrow(BrokenBackup)
    rmSync(chapters)
    await expect(restoreInto(database, openFolder(folder()), { root: spoiled })).rejects.toThrow(BrokenBackup)

    writeFileSync(chapters, gzipSync(rows))
    expect(await restoreInto(database, openFolder(folder()), { root: spoiled })).toMatchObject({ hasSameSecret: true })
  })

  it('says when the machine has another secret, and holds none itself', async () => {
    const restored = await restoreInto(await emptyDatabase(), openFolder(folder()), {
      root,
      secret: `another ${SECRET}`,
    })
    expect(restored.hasSameSecret).toBe(false)
    const [name = ''] = await listBackups(root)
    expect(readFileSync(path.join(root, name, 'manifest.json'), 'utf8')).not.toContain(SECRET)
  })
})

describe('Backups of each night', () => {
  const DAY_MS = 86_400_000

  it('keep each file once, and lose with the last of them what somebody has deleted', async () => {
    const root = folder()
    const { db, close } = await freshDatabase()
    const files = openFolder(folder())
    let now = Date.UTC(2026, 11, 1, 2, 37)
    const reads: string[] = []
    const get: Files['get'] = key => {
      reads.push(key)
      return files.get(key)
    }
    const counted = { ...files, get }
    const night = () => {
      now += DAY_MS
      return runBackup({ db, files: counted, clock: () => now, secret: SECRET }, { folder: root, keep: 3 })
    }
    await files.put('stories/one/cover.webp', Buffer.from('first'), 'image/webp')
    await files.put('stories/two/cover.webp', Buffer.from('second'), 'image/webp')
    const copies = () =>
      readdirSync(path.join(root, 'files'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
        .length
    try {
      expect(await night()).toMatchObject({ files: 2, name: '2026-12-02T02-37-00Z' })
      await files.remove('stories/one/cover.webp')
      await files.put('stories/three/cover.webp', Buffer.from('second'), 'image/webp')
      expect(await night()).toMatchObject({ files: 2 })
      expect(reads).toEqual(['stories/one/cover.webp', 'stories/two/cover.webp', 'stories/three/cover.webp'])
      expect(copies()).toBe(2)
      // The list of the last one is damaged: its files are read once more.
      writeFileSync(path.join(root, '2026-12-03T02-37-00Z', 'files.jsonl.gz'), 'damaged')
      await night()
      expect(reads).toHaveLength(5)
      expect(copies()).toBe(2)
      rmSync(path.join(root, '2026-12-03T02-37-00Z'), { recursive: true })
      // What a killed one has left.
      mkdirSync(path.join(root, '.part-left', 'tables'), { recursive: true })
      await night()
      await night()
      expect(await listBackups(root)).toEqual(['2026-12-04T02-37-00Z', '2026-12-05T02-37-00Z', '2026-12-06T02-37-00Z'])
      expect(readdirSync(root)).not.toContain('.part-left')
      expect(copies()).toBe(1)
    } finally {
      await close()
    }
  })

  it('are made by one process at a time', async () => {
    const root = folder()
    const { db, close } = await freshDatabase()
    const files = openFolder(folder())
    const run = () => runBackup({ db, files, clock: Date.now, secret: SECRET }, { folder: root, keep: 3 })
    try {
      await db.transaction().execute(async other => {
        await sql`select pg_advisory_xact_lock(7204117)`.execute(other)
        expect(await run()).toBeUndefined()
      })
      expect(await run()).toMatchObject({ files: 0 })
    } finally {
      await close()
    }
  })

  it('of an older version are restored into its schema, and migrated afterwards', async () => {
    const root = folder()
    const old = await emptyDatabase()
    await migrate(old.db, '036-previews')
    await sql`insert into health_check (id, at) values (true, '2026-02-03T04:05:06.123456Z')`.execute(old.db)
    await writeBackup({ db: old.db, files: openFolder(folder()), clock: Date.now, secret: SECRET }, root)
    const database = await emptyDatabase()
    await restoreInto(database, openFolder(folder()), { root })
    const { rows } = await sql`select name from kysely_migration`.execute(database.db)
    expect(rows).toHaveLength(Object.keys(MIGRATIONS).length)
    const kept = await sql<{ at: string }>`select at::text from health_check`.execute(database.db)
    expect(kept.rows[0]?.at).toContain('.123456')
  })
})

/** All constraints of the schema, as the server writes them. */
async function constraintsOf({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = current_schema()::regnamespace order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
