import { randomUUID } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { inject, vi } from 'vitest'
import { type Database, openDatabase, type Queries } from '../../src/api/db/database.ts'
import { mediaKey } from '../../src/api/media/media-address.ts'
import { keyedHash } from '../../src/api/stories/claims.ts'
import type { Output } from '../../src/contract/call.ts'
import type { startGenerator } from '../../src/contract/calls/start-generator.ts'
import type { StoryFailure } from '../../src/contract/story.ts'
import { releaseFile } from './blocking-illustrator.ts'
import { exampleParameter } from './example-parameter.ts'

const WRITTEN_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 50
const TABLES = ['story_step', 'story_part', 'chapter'] as const

export type Changes = Parameters<typeof exampleParameter>[0]

let opened: Promise<Database> | undefined
const database = (): Promise<Database> =>
  (opened ??= openDatabase(inject('storyDatabase'), () => undefined, { connections: 2 }).then(({ db }) => db))

const written = new Map<string, Promise<string>>()

/** A copy of a finished story under a new id and claim; its id. The original is written once per answers. */
export async function finishedStory(claim: string, changes: Changes = {}): Promise<string> {
  const db = await database()
  const key = JSON.stringify(changes)
  const original = written.get(key) ?? write(db, changes)
  written.set(key, original)
  return copy(db, await original, keyedHash(inject('sessionSecret'), 'claim', claim))
}

/** The story was given up for a reason that its owner can do something about. */
export async function giveUp(id: string, failure: StoryFailure): Promise<void> {
  const db = await database()
  const failed = { status: 'failed' as const, failure: JSON.stringify(failure), finished_at: null }
  await db.updateTable('story').set(failed).where('id', '=', id).execute()
}

export async function release(id: string): Promise<void> {
  const db = await database()
  const { seed } = await db.selectFrom('story').select('seed').where('id', '=', id).executeTakeFirstOrThrow()
  await writeFile(releaseFile(inject('storyFolder'), seed), '')
}

/** A story without an owner; its id, once it is complete with its card. */
async function write(db: Database, changes: Changes): Promise<string> {
  const response = await fetch(new URL('/api/v1/stories/start-generator', inject('origin')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameter: exampleParameter(changes) }),
  })
  if (!response.ok) throw new Error(`the start was answered with ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as Output<typeof startGenerator>
  await vi.waitUntil(() => isWhole(db, id), { timeout: WRITTEN_LIMIT_MS, interval: LOOK_EVERY_MS })
  return id
}

async function isWhole(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('story')
    .innerJoin('media', 'media.story_id', 'story.id')
    .select('story.id')
    .where('story.id', '=', id)
    .where('story.status', '=', 'complete')
    .where('media.type', '=', 'coverformat')
    .executeTakeFirst()
  return row !== undefined
}

async function copy(db: Database, original: string, claimHash: string): Promise<string> {
  const id = randomUUID()
  const files = await db.selectFrom('media').select('file').where('story_id', '=', original).execute()
  await mkdir(path.dirname(indexOf(id, 'any')), { recursive: true })
  await Promise.all(files.map(({ file }) => link(indexOf(original, file), indexOf(id, file))))
  await db.transaction().execute(async queries => {
    const now = new Date().toISOString()
    const times = { created_at: now, run_started_at: now, finished_at: now }
    await copyRows(queries, 'story', 'id', original, { id, claim_hash: claimHash, request_key: randomUUID(), ...times })
    for (const table of TABLES) await copyRows(queries, table, 'story_id', original, { story_id: id })
    for (const { file } of files) {
      await copyRows(queries, 'media', 'story_id', original, { story_id: id, id: randomUUID() }, file)
    }
  })
  return id
}

const indexOf = (story: string, file: string): string =>
  path.join(inject('storyFolder'), 'files', mediaKey({ story, file }))

/** Rows with replaced values; of media, those of one file. */
async function copyRows(
  queries: Queries,
  table: string,
  column: 'id' | 'story_id',
  original: string,
  changes: object,
  file?: string,
): Promise<void> {
  const changed = JSON.stringify(changes)
  await sql`
    insert into ${sql.table(table)}
    select changed.* from ${sql.table(table)} one, jsonb_populate_record(one, ${changed}::jsonb) changed
    where ${sql.ref(`one.${column}`)} = ${original} ${file === undefined ? sql`` : sql`and one.file = ${file}`}
  `.execute(queries)
}

/** Lets the hour of a story's presents come. */
export async function openPresents(story: string): Promise<void> {
  const db = await database()
  await db
    .updateTable('present')
    .set({ opens_at: new Date(Date.now() - 1000) })
    .where('story_id', '=', story)
    .execute()
}
