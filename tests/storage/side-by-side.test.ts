import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { STEP_QUEUE, TASK_QUEUE } from '../../src/api/db/jobs.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { authorAt } from '../helpers/fake-model/author.ts'
import { type FakeModel, type FakeModelOptions, startFakeModel } from '../helpers/fake-model/server.ts'
import { finishedStory, improve } from '../helpers/improve.ts'
import { processorMsOf } from '../helpers/processor-time.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

/** What a process with a model works on at once: `api/config/config.ts`. */
const STEPS = 16
const REVISIONS = 4
/** A story begins with two steps side by side: one story more than there is room for. */
const FIRST_STEPS = 2
const STORIES = STEPS / FIRST_STEPS + 1
const READS = 20
const TOKENS_PER_SECOND = 10
const WAIT = { timeout: 30_000 }
const shortParameter = () => exampleParameter({ story: { length: '500', chapterCount: 1 } })

let test: TestService
let fake: FakeModel
afterEach(async () => {
  await test.close()
  await fake.stop()
})

async function open(options: FakeModelOptions) {
  fake = await startFakeModel(options)
  test = await openTestService({ author: authorAt(fake) })
}

async function start(stories: number) {
  const started: { id: string; claim: string }[] = []
  for (let index = 0; index < stories; index++) {
    const response = await startStory(test.server, { parameter: shortParameter() })
    started.push({ id: (response.json() as { id: string }).id, claim: claimOf(response) })
  }
  return started
}

async function jobsOf(queue: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: string }>`
    select state, count(*) as count from pgboss.job
    where name = ${queue} and state in ('created', 'active') group by state`.execute(test.database.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

describe('A process with a model', () => {
  it('waits for sixteen answers at once, and the steps beyond wait for one of them', async () => {
    const isAnswered = Promise.withResolvers<void>()
    await open({ beforeResponse: () => isAnswered.promise })
    const [last] = (await start(STORIES)).slice(-1)
    await test.work(STEPS)
    await expect.poll(() => fake.requests.length, WAIT).toBe(STEPS)
    expect(await jobsOf(STEP_QUEUE)).toEqual({ active: STEPS, created: STORIES * FIRST_STEPS - STEPS })
    isAnswered.resolve()
    expect(await test.ended(last?.id ?? '')).toBe('complete')
  })

  it('reads a story as cheaply while sixteen answers drip in as before', async () => {
    await open({ tokensPerSecond: TOKENS_PER_SECOND })
    const [one] = await start(STEPS)
    const read = async () => {
      for (let index = 0; index < READS; index++) {
        const response = await readAs(test.server, one?.claim ?? '', `/stories/${one?.id}/generator-status`)
        expect(response.statusCode).toBe(200)
      }
    }
    await read()
    const before = await processorMsOf(read)
    await test.work(STEPS)
    await expect.poll(() => fake.requests.length, WAIT).toBe(STEPS)
    expect(await processorMsOf(read)).toBeLessThan(before * 2 + READS * 10)
    expect(fake.mostAtOnce()).toBe(STEPS)
  })

  it('takes up four wishes at once, and the fifth when one of them is done', async () => {
    const isAnswered = Promise.withResolvers<void>()
    const improvements = () => fake.requests.filter(({ schemaName }) => schemaName === 'improve').length
    await open({
      beforeResponse: async ({ schemaName }) => {
        if (schemaName === 'improve') await isAnswered.promise
      },
    })
    await test.work(STEPS)
    const stories = await Promise.all(
      Array.from({ length: REVISIONS + 1 }, () => finishedStory(test, { parameter: shortParameter() })),
    )
    for (const story of stories) await improve(test, story, 'Let it rain in the evening')
    await expect.poll(improvements, WAIT).toBe(REVISIONS)
    await expect.poll(() => jobsOf(TASK_QUEUE), WAIT).toMatchObject({ active: REVISIONS })
    expect(improvements()).toBe(REVISIONS)
    isAnswered.resolve()
    await expect.poll(improvements, WAIT).toBeGreaterThan(REVISIONS)
  })
})
