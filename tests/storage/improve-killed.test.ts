import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AuthorError } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { sweepLostRevisionRequests } from '../../src/api/pipeline/sweep.ts'
import { TASK_WORK } from '../../src/api/pipeline/tasks.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { finishedStory, improve, settledRequest, storyOf, versionsOf } from '../helpers/improve.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startProcess } from '../helpers/service-process.ts'

const KILLS = howOften({ some: 2, all: 30 })
/** A revision takes some tens of milliseconds from its call to its version. */
const KILL_AFTER_MAX_MS = 60
/** All of it takes its time. */
const LIMIT_MS = isEndurance ? 1_800_000 : 120_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-improve-'))
  // The database may run as another user than we do.
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks the product as one browser; gives the claim the first time. */
async function ask(origin: string, path: string, claim: string, body?: object) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: `claim=${claim}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  const cookie = /claim=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return { claim: cookie ?? claim, json: (await response.json()) as { id: string } }
}

async function untilNone(client: pg.Client, query: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(100)) {
    const { rows } = await client.query(query)
    if (rows[0]?.open === 0) return
  }
  throw new Error(`still open: ${query}`)
}

describe('Killing the process', () => {
  it(
    `${KILLS} times while wishes are fulfilled applies every wish once`,
    async () => {
      let running = await startProcess(folder)
      const server = await startEmbeddedServer(path.join(folder, 'pg'))
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      const own: { id: string; claim: string }[] = []
      for (let count = 0; count < KILLS; count += 1) {
        const body = { parameter: exampleParameter() }
        const { claim, json } = await ask(running.origin, '/stories/start-generator', '', body)
        own.push({ id: json.id, claim })
      }
      await untilNone(client, `select count(*)::int as open from story where status = 'working'`)
      for (const { id, claim } of own) {
        await ask(running.origin, `/stories/${id}/improve`, claim, { changes: ['Łucja soll Mia heißen'] })
        await sleep(Math.random() * KILL_AFTER_MAX_MS)
        await running.end('SIGKILL')
        running = await startProcess(folder)
      }
      await untilNone(client, `select count(*)::int as open from revision_request where state = 'working'`)
      const { rows } = await client.query(
        `select number, count(*)::int as stories from story_version group by 1 order by 1`,
      )
      expect(rows).toEqual([
        { number: 1, stories: KILLS },
        { number: 2, stories: KILLS },
      ])
      const named = await client.query(`select count(*)::int as chapters from chapter where text like '%Łucja%'`)
      expect(named.rows).toEqual([{ chapters: 0 }])
      await client.end()
      await running.end('SIGTERM')
    },
    LIMIT_MS,
  )
})

describe('A wish that nobody goes on with', () => {
  let test: TestService
  afterEach(() => test.close())

  /** Fails as often as it is asked to, as a provider does that is out. */
  const failing = (times: number) => {
    const author = openOfflineAuthor()
    let open = times
    const improveOnce: typeof author.improve = async (...args) => {
      open -= 1
      if (open >= 0) throw new AuthorError('out', { passing: true, cause: new Error('out') })
      return author.improve(...args)
    }
    return { ...author, improve: improveOnce }
  }

  it('is tried again when the author was out for a moment', async () => {
    test = await openTestService({ author: failing(1) })
    await test.work()
    const own = await finishedStory(test)
    await improve(test, own, 'Łucja soll Mia heißen')
    expect(await settledRequest(test, own)).toBe('done')
    expect(await versionsOf(test, own)).toHaveLength(2)
  })

  it('is said to have failed once every try has failed, and may be wished again', async () => {
    test = await openTestService()
    const story = await lostStory()
    expect(await settledRequest(test, story)).toBe('failed')
    expect((await improve(test, story, 'Łucja soll Mia heißen')).statusCode).toBe(200)
    expect(await settledRequest(test, story)).toBe('done')
  })

  it('is found by the sweep when its job is gone', async () => {
    test = await openTestService()
    await test.work()
    const own = await finishedStory(test)
    const before = await storyOf(test, own)
    const request = {
      id: crypto.randomUUID(),
      story_id: own.id,
      created_at: new Date(),
      text: 'A',
      state: 'working' as const,
    }
    await test.database.db.insertInto('revision_request').values(request).execute()
    await sweepLostRevisionRequests(test.workerDeps)
    expect(await settledRequest(test, own)).toBe('failed')
    expect(await storyOf(test, own)).toEqual(before)
  })

  /** A story whose revision's last try failed, as the queue says it. */
  async function lostStory() {
    await test.work()
    const own = await finishedStory(test)
    const about = crypto.randomUUID()
    const { db } = test.database
    await db
      .insertInto('revision_request')
      .values({ id: about, story_id: own.id, created_at: new Date(Date.now() - 1000), text: 'A', state: 'working' })
      .execute()
    await db.transaction().execute(async transaction => {
      await TASK_WORK.improve.lost?.(transaction, { storyId: own.id, task: 'improve', about })
    })
    return own
  }
})
