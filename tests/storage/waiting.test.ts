import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openModelAuthor } from '../../src/api/author/model/model-author.ts'
import { STEP_QUEUE } from '../../src/api/db/jobs.ts'
import { openBucket } from '../../src/api/outside/files/bucket.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import { openModel } from '../../src/api/outside/model/open-model.ts'
import { markRequestWaiting } from '../../src/api/stories/revision-requests.ts'
import type { StoryStatus } from '../../src/contract/story.ts'
import { finishedStory } from '../helpers/improve.ts'
import { pictureIllustrator } from '../helpers/picture-illustrator.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'
import { itemsOf, made, order, shortStory, storyOf } from './editions/edition-service.ts'

const END_MS = 40_000
const LOOK_MS = 100

let test: TestService
afterEach(() => test.close())

/** A bucket whose server is not there. */
const GONE: Files = openBucket({
  endpoint: 'http://127.0.0.1:9',
  bucket: 'stories',
  accessKey: 'key',
  secretKey: 'secret',
  region: 'us-east-1',
})

/** The files of the first, as long as they are not away. */
const unlessAway =
  (isAway: () => boolean) =>
  (files: Files): Files => ({
    put: (...requested) => (isAway() ? GONE : files).put(...requested),
    get: key => (isAway() ? GONE : files).get(key),
    open: key => (isAway() ? GONE : files).open(key),
    has: key => (isAway() ? GONE : files).has(key),
    remove: key => (isAway() ? GONE : files).remove(key),
    list: prefix => (isAway() ? GONE : files).list(prefix),
  })

async function begin() {
  const response = await startStory(test.server)
  const { id } = response.json() as { id: string }
  const status = async (): Promise<StoryStatus> =>
    (await readAs(test.server, claimOf(response), `/stories/${id}/generator-status`)).json()
  return { id, status }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + END_MS
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not come to that')
    await sleep(LOOK_MS)
  }
}

const jobsOf = async (id: string, queue: string) => {
  const { rows } = await sql<{ state: string; data: { failures?: number; wait?: { count: number } } }>`
    select state, data from pgboss.job where name = ${queue} and data->>'storyId' = ${id}`.execute(test.database.db)
  return rows
}

describe('A story', () => {
  it('waits for files that are away, says so, and goes on by itself', async () => {
    let isAway = true
    test = await openTestService({ filesBy: unlessAway(() => isAway) })
    const { id, status } = await begin()
    await test.work()
    await until(async () => (await status()).waitingFor === 'storage')
    // More often than a failure would be forgiven.
    await until(async () => (await jobsOf(id, STEP_QUEUE)).some(({ data }) => (data.wait?.count ?? 0) >= 2))
    expect((await status()).status.currentStatus).toBe('working')
    isAway = false
    expect(await test.ended(id)).toBe('complete')
    expect((await status()).waitingFor).toBeUndefined()
    const rows = await test.database.db.selectFrom('story_step').select('step').where('story_id', '=', id).execute()
    expect(rows).toHaveLength(10)
    const { waiting_since: since } = await test.database.db
      .selectFrom('story')
      .select('waiting_since')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(since).toBeNull()
    expect(test.logged.filter(line => line.includes('"files is away"'))).toHaveLength(1)
  })

  it('waits for a model that is not there, at no cost', async () => {
    const config = { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', textModel: 'none' } as const
    test = await openTestService({ author: openModelAuthor(openModel(config)) })
    const { id, status } = await begin()
    await test.work()
    await until(async () => (await status()).waitingFor === 'texts')
    const jobs = await jobsOf(id, STEP_QUEUE)
    expect(jobs.every(({ data }) => !data.failures)).toBe(true)
    const { used } = await test.database.db
      .selectFrom('token_reservation')
      .select('used')
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(used).toBe(0)
  })

  it('is failed when it has waited for a day', async () => {
    test = await openTestService({ filesBy: unlessAway(() => true) })
    const { id, status } = await begin()
    await test.work()
    await until(async () => (await status()).waitingFor === 'storage')
    await sql`update pgboss.job
      set data = jsonb_set(data, '{wait,since}', to_jsonb((data->'wait'->>'since')::bigint - 86400000)), start_after = now()
      where name = ${STEP_QUEUE} and state = 'created' and data ? 'wait'`.execute(test.database.db)
    expect(await test.ended(id)).toBe('failed')
    expect((await status()).waitingFor).toBeUndefined()
  })
})

describe('What is made of a finished story', () => {
  it('is said to wait while the files of its edition are away, and no longer when it is made', async () => {
    let isAway = false
    test = await openTestService({ illustrator: pictureIllustrator, filesBy: unlessAway(() => isAway) })
    await test.work()
    const story = await shortStory(test, 1)
    isAway = true
    await order(test, story, 'ebook')
    const ebook = async () => itemsOf(await storyOf(test, story), 'ebook')[0]
    await until(async () => (await ebook())?.isWaiting === true)
    expect((await ebook())?.state).toBe('pending')
    isAway = false
    expect(await made(test, story, 'ebook')).toBe('ready')
    expect((await ebook())?.isWaiting).toBeUndefined()
  })

  it('is said to wait while the service that a wish needs is away', async () => {
    test = await openTestService()
    await test.work()
    const { id, claim } = await finishedStory(test)
    const request = crypto.randomUUID()
    await test.database.db
      .insertInto('revision_request')
      .values({ id: request, story_id: id, created_at: new Date(), text: 'Mehr Licht', state: 'working' })
      .execute()
    const read = async () => (await readAs(test.server, claim, `/stories/${id}/wish`)).json().wish
    await markRequestWaiting(test.database.db, request, 'model')
    expect(await read()).toMatchObject({ state: 'working', isWaiting: true })
    await markRequestWaiting(test.database.db, request, null)
    expect((await read()).isWaiting).toBeUndefined()
  })
})
