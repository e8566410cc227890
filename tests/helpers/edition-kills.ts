import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase, type Queries } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { EDITION_QUEUE, openJobs } from '../../src/api/db/jobs.ts'
import { orderEdition } from '../../src/api/editions/order-edition.ts'
import { exampleParameter } from './example-parameter.ts'
import { isEndurance } from './how-often.ts'
import { startProcess } from './service-process.ts'

const LOOK_MS = 200
/** Speaking takes longer than binding, humming does not. */
const KILL_AFTER_MAX_MS = { ebook: 2000, audiobook: isEndurance ? 5000 : 2000, left: isEndurance ? 5000 : 2000 }
/** Order before each kill of a story; the others hit what remained. */
const ORDERS = ['ebook', undefined, 'audiobook', undefined, undefined, undefined] as const
/** Files of each edition. */
const FILES = { ebook: 3, audiobook: 2, chapteraudio: 1, chapteraac: 1, chaptertimings: 1 } as const

/** Pictures are drawn by other tasks. */
const EDITION_FILE = /^(?:audio|audiobook|book)-/

/** Faults found; all should be empty. */
export interface KillFindings {
  readonly editions: Record<string, number>
  readonly torn: readonly string[]
  readonly orphaned: readonly string[]
  readonly incomplete: readonly string[]
}

/** Kills the product while it makes editions, six times per story, and checks the result. `folder` is its data. */
export async function killWhileMaking(folder: string, rounds: number, limitMs: number): Promise<KillFindings> {
  let running = await startProcess(folder)
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  const database = await openDatabase(server.url, () => undefined)
  const jobs = await openJobs(database, { supervise: false, onError: () => undefined })
  const until = Date.now() + limitMs
  try {
    const stories: string[] = []
    for (let count = 0; count < Math.ceil(rounds / ORDERS.length); count += 1) stories.push(await begin(running.origin))
    await untilNone(database.db, until, `select count(*)::int as open from story where status = 'working'`)
    for (let round = 0; round < rounds; round += 1) {
      const kind = ORDERS[round % ORDERS.length]
      const story = stories[Math.floor(round / ORDERS.length)] ?? ''
      const ordering = async (transaction: Queries) =>
        kind && orderEdition({ jobs, clock: Date.now }, transaction, { story, kind })
      await database.db.transaction().execute(ordering)
      await sleep(Math.random() * KILL_AFTER_MAX_MS[kind ?? 'left'])
      await running.end('SIGKILL')
      running = await startProcess(folder)
    }
    await untilNone(database.db, until, `select count(*)::int as open from edition where state = 'pending'`)
    await untilNone(
      database.db,
      until,
      `select count(*)::int as open from pgboss.job where name = '${EDITION_QUEUE}'
       and state in ('created', 'retry', 'active')`,
    )
    return await findings(database.db, path.join(folder, 'files/stories'), stories)
  } finally {
    await jobs.close()
    await database.close()
    await running.end('SIGTERM')
  }
}

async function begin(origin: string): Promise<string> {
  const parameter = exampleParameter()
  const response = await fetch(`${origin}/api/v1/stories/start-generator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      parameter: { ...parameter, story: { ...parameter.story, length: '500', chapterCount: 1 } },
    }),
  })
  return ((await response.json()) as { id: string }).id
}

async function untilNone(db: Database, until: number, query: string): Promise<void> {
  while (Date.now() < until) {
    const { rows } = await sql.raw<{ open: number }>(query).execute(db)
    if (rows[0]?.open === 0) return
    await sleep(LOOK_MS)
  }
  throw new Error(`still open: ${query}`)
}

async function findings(db: Database, folder: string, stories: readonly string[]): Promise<KillFindings> {
  const editions = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from edition group by state`.execute(db)
  const torn: string[] = []
  const orphaned: string[] = []
  const incomplete: string[] = []
  for (const story of stories) {
    const rows = await db.selectFrom('media').select(['type', 'file', 'bytes']).where('story_id', '=', story).execute()
    const stored = (await readdir(path.join(folder, story))).filter(file => !file.startsWith('.'))
    // An EPUB that was replaced by one that reads itself aloud is kept as long as its address is good.
    const pending = await db.selectFrom('pending_file').select('file').where('story_id', '=', story).execute()
    const known = new Set([...rows, ...pending].map(({ file }) => file))
    orphaned.push(...stored.filter(file => EDITION_FILE.test(file) && !known.has(file)))
    torn.push(...rows.filter(row => sizeOf(path.join(folder, story, row.file)) !== row.bytes).map(({ file }) => file))
    const counted = (type: string) => rows.filter(row => row.type === type).length
    if (Object.entries(FILES).some(([type, count]) => counted(type) !== count)) incomplete.push(story)
  }
  return { editions: Object.fromEntries(editions.rows.map(row => [row.state, row.count])), torn, orphaned, incomplete }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1
