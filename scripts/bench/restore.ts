// How long a backup, the next one and a restore onto an empty machine take. --stories N (10000), copies of one real story.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { listBackups, readInventory } from '../../src/api/backup/backup-folder.ts'
import { restoreBackup } from '../../src/api/backup/restore-backup.ts'
import { writeBackup } from '../../src/api/backup/write-backup.ts'
import { type OpenDatabase, openDatabase } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { openJobs } from '../../src/api/db/jobs.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { openServiceOn } from '../../tests/helpers/service-on.ts'
import { startStory } from '../../tests/helpers/start-story.ts'

const SECRET = 'a secret of the bench, long enough for a key'
const TABLES = ['story_step', 'story_part', 'chapter'] as const

const { values } = parseArgs({ options: { stories: { type: 'string', default: '10000' } } })
const stories = Number(values.stories)

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bench-'))
// The database may run as another user.
chmodSync(folder, 0o755)
const backups = path.join(folder, 'backups')
const [before, after] = await Promise.all(['before', 'after'].map(name => startEmbeddedServer(path.join(folder, name))))
try {
  const source = await openDatabase(before?.url ?? '', () => undefined)
  const files = openFolder(path.join(folder, 'files'))
  await seed(source, files)
  const backUp = () => writeBackup({ db: source.db, files, clock: Date.now, secret: SECRET }, backups)
  const written = await timed('backup', backUp)
  console.log(`${stories} stories: ${written.rows} rows, ${written.files} files, ${Math.round(written.bytes / 1e6)} MB`)
  await timed('next backup', backUp)
  await source.close()
  await restore(after?.url ?? '')
} finally {
  await before?.stop()
  await after?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function restore(url: string): Promise<void> {
  const target = await openDatabase(url, () => undefined, { isUnmigrated: true })
  const jobs = await openJobs(target, { supervise: false, onError: () => undefined })
  const [name = ''] = await listBackups(backups)
  const stored = openFolder(path.join(folder, 'restored'))
  const deps = { db: target.db, jobs, files: stored, secret: SECRET }
  // Throws where a row or a file is not as it was.
  const { rows, files } = await timed('restore', () => restoreBackup(deps, backups, name))
  console.log(`restored and compared: ${rows} rows, ${files} files`)
  let inventory = 0
  for await (const { key } of readInventory(backups, name)) if (await stored.has(key)) inventory++
  if (inventory !== files) process.exitCode = 1
  await jobs.close()
  await target.close()
}

/** One real story, and copies of its rows and files under other ids. */
async function seed(source: OpenDatabase, files: Files): Promise<void> {
  const service = await openServiceOn({ ...source, close: async () => undefined }, { filesBy: () => files })
  const { id } = (await startStory(service.server)).json() as { id: string }
  await service.work()
  await service.ended(id)
  await service.close()
  const keys = await files.list(`stories/${id}/`)
  const stored = await Promise.all(keys.map(async key => ({ key, file: await files.get(key) })))
  for (let count = 1; count < stories; count++) {
    const copy = randomUUID()
    await source.db.transaction().execute(async queries => {
      const own = { id: copy, request_key: randomUUID() }
      await copyRows(queries, { table: 'story', column: 'id', from: id, changes: own })
      const changes = { story_id: copy }
      for (const table of TABLES) await copyRows(queries, { table, column: 'story_id', from: id, changes })
      await sql`
        insert into media select (jsonb_populate_record(media,
          jsonb_build_object('id', gen_random_uuid(), 'story_id', ${copy}::text))).* from media where story_id = ${id}
      `.execute(queries)
    })
    // Each story has bytes of its own.
    for (const { key, file } of stored) {
      if (file) await files.put(key.replace(id, copy), Buffer.concat([file.bytes, Buffer.from(copy)]), file.type)
    }
  }
}

interface Copy {
  readonly table: string
  readonly column: string
  readonly from: string
  readonly changes: object
}

async function copyRows(queries: OpenDatabase['db'], { table, column, from, changes }: Copy): Promise<void> {
  await sql`
    insert into ${sql.table(table)} select changed.* from ${sql.table(table)} one,
      jsonb_populate_record(one, ${JSON.stringify(changes)}::jsonb) changed
    where ${sql.ref(`one.${column}`)} = ${from}`.execute(queries)
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const cpu = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(cpu)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${what}: ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of this process's processor time`)
  return done
}
