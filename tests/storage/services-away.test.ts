import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeSmtp, openFakeSmtp } from '../api/outside/mail/fake-smtp.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { BUCKET, BUCKET_KEY, openFakeBucket } from '../helpers/fake-bucket.ts'
import { type FakeModel, startFakeModel } from '../helpers/fake-model/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { openRelay, type Relay } from '../helpers/relay.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const STORIES = howOften({ some: 3, all: 20 })
const AWAY_MS = howOften({ some: 10_000, all: 600_000 })
/** After it, everything that is owed must be there. The bar is five minutes. */
const OWED_MS = isEndurance ? 300_000 : 120_000
const LIMIT_MS = isEndurance ? 1_800_000 : 300_000
const LOOK_MS = 250
/** Drawn two minutes after the last choice: `npm test` does not wait for them. */
const OWED_FORMATS = isEndurance ? ['card', 'full', 'square', 'wide', 'tall'] : ['card']

let folder: string
let client: pg.Client
let bucket: Awaited<ReturnType<typeof openFakeBucket>>
let smtp: FakeSmtp
let model: FakeModel
let relays: Relay[]
let running: ServiceProcess
const exits: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-away-'))
  const database = await freshDatabase()
  await database.close()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  bucket = await openFakeBucket()
  smtp = await openFakeSmtp()
  model = await startFakeModel({ firstTokenMs: 50 })
  const [toBucket, toMail, toModel] = await Promise.all([
    openRelay(bucket.port),
    openRelay(smtp.port),
    openRelay(Number(new URL(model.baseUrl).port)),
  ])
  relays = [toBucket, toMail, toModel]
  running = await startProcess(folder, {
    DATABASE_URL: database.url,
    S3_ENDPOINT: `http://127.0.0.1:${toBucket.port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: BUCKET_KEY,
    S3_SECRET_KEY: BUCKET_KEY,
    SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
    MAIL_FROM: 'stories@tales.example',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${toModel.port}/v1`,
    AI_API_KEY: 'sk-test',
    AI_TEXT_MODEL: 'fake-writer',
    AI_TOKENS_PER_DAY: '1000000000',
    SESSION_SECRET: 'one secret that all processes of a test share',
  })
  running.child.once('exit', code => exits.push(`left with ${code}`))
})
afterAll(async () => {
  await running.end('SIGTERM')
  for (const relay of relays) await relay.close()
  await model.stop()
  await smtp.close()
  await bucket.close()
  await client.end()
  rmSync(folder, { recursive: true, force: true })
})

const emailOf = (story: number) => `reader-${story}@example.com`

/** A visitor begins a story and leaves an address. */
async function begin(story: number): Promise<string> {
  const post = (address: string, body: object, cookie?: string) =>
    fetch(`${running.origin}/api/v1${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const started = await post('/stories/start-generator', { parameter: exampleParameter() })
  expect(started.status).toBe(200)
  const { id } = (await started.json()) as { id: string }
  const claim = started.headers.get('set-cookie')?.split(';')[0]
  const action = { kind: 'assign-story', story: id }
  expect((await post('/auth/login', { email: emailOf(story), lang: 'en', action }, claim)).status).toBe(200)
  return id
}

async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean, ms: number): Promise<T> {
  const end = performance.now() + ms
  for (;;) {
    const value = await read()
    if (isThere(value) || performance.now() > end) return value
    await sleep(LOOK_MS)
  }
}

const statesOf = async () =>
  (
    await client.query<{ status: string; stories: number }>(
      'select status, count(*)::int as stories from story group by 1',
    )
  ).rows

/** Which of the covers that every story is owed are not there. */
async function missingCovers(stories: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; file: string }>(
    `select story_id as id, file from media where type = 'coverformat'`,
  )
  return stories.flatMap(id =>
    OWED_FORMATS.filter(format => !rows.some(row => row.id === id && row.file.includes(`-${format}-`))).map(
      format => `${format} of ${id}`,
    ),
  )
}

const isReadyMail = (text: string | undefined) =>
  text?.includes('/library/ebook/') || text?.includes('%2Flibrary%2Febook%2F')

describe('The bucket, the mail server and the provider of texts', () => {
  it(
    `may be away for ${AWAY_MS / 1000} s while ${STORIES} stories are written: none fails, and nothing owed is missing`,
    async () => {
      const stories: string[] = []
      for (let story = 0; story < STORIES; story++) stories.push(await begin(story))
      for (const relay of relays) await relay.close()
      await sleep(AWAY_MS)
      expect((await fetch(`${running.origin}/livez`)).status).toBe(200)
      expect((await fetch(`${running.origin}/de`)).status).toBe(200)
      expect(await statesOf()).toEqual([{ status: 'working', stories: STORIES }])
      for (const relay of relays) await relay.open()
      const whole = [{ status: 'complete', stories: STORIES }]
      const ended = (states: Awaited<ReturnType<typeof statesOf>>) => states.every(({ status }) => status !== 'working')
      expect(await until(statesOf, ended, OWED_MS)).toEqual(whole)
      const missing = () => missingCovers(stories)
      expect(await until(missing, found => found.length === 0, OWED_MS)).toEqual([])
      const notified = async () =>
        stories.map(
          (_, story) =>
            smtp.accepted.filter(mail => mail.to?.[0]?.address === emailOf(story) && isReadyMail(mail.text)).length,
        )
      const one = stories.map(() => 1)
      expect(await until(notified, counts => counts.every(count => count > 0), OWED_MS)).toEqual(one)
      expect(exits).toEqual([])
    },
    LIMIT_MS,
  )
})
