import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY_CHANGES_PER_DAY, VERSIONS_MAX } from '../../src/contract/limits.ts'
import { DAY_MS } from '../../src/lib/day.ts'
import { finishedStory, improve, type OwnStory, post, settledRequest, versionsOf } from '../helpers/improve.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { readAs } from '../helpers/start-story.ts'
import { lengthen } from './editions/edition-service.ts'

const SPENT = [429, 'change-quota']

let test: TestService
let now = Date.now()
let story: OwnStory
beforeAll(async () => {
  test = await openTestService({ clock: () => now })
  await test.work()
  story = await finishedStory(test)
  // Versions are kept from the first revision request on.
  expect((await improve(test, story, 'Nenne Łucja Mara')).statusCode).toBe(200)
  await settledRequest(test, story)
  // From here on nothing is made: what is asked for waits where it can be counted.
  for (const { name } of await test.jobs.boss.getQueues()) await test.jobs.boss.offWork(name)
})
afterAll(() => test.close())

const urls = async (): Promise<string[]> =>
  (await readAs(test.server, story.claim, `/stories/${story.id}/generator-status`)).json().coverImages.upscaled_urls

const choose = async (index: number) => {
  const url = (await urls())[index]
  const response = await post(test, story, 'media', { type: 'coverimage', format: 'png', metadata: { url } })
  return [response.statusCode, response.json().error]
}

async function waitingTasks(task: string): Promise<number> {
  const { rows } = await test.database.pool.query(
    "select 1 from pgboss.job where name = 'story-task' and state < 'active' and data->>'storyId' = $1 and data->>'task' = $2",
    [story.id, task],
  )
  return rows.length
}

const changesToday = async (): Promise<number> => (await usesSince(now - DAY_MS)).length

/** The rest of the day's changes, as if they had been made. */
async function spend(): Promise<void> {
  const left = STORY_CHANGES_PER_DAY - (await changesToday())
  const use = { kind: 'story-change', key: story.id, at: new Date(now) } as const
  if (left > 0) await test.database.db.insertInto('daily_use').values(Array(left).fill(use)).execute()
}

const aDayLater = () => {
  now += DAY_MS + 1
}

describe('The cover of a story', () => {
  it('that is chosen already has nothing made and counts as no change, however often it is chosen', async () => {
    await choose(2)
    const [before, waiting] = [await changesToday(), await waitingTasks('cover-card')]
    const responses = await Promise.all(Array.from({ length: 12 }, () => choose(2)))
    expect(responses.every(([status]) => status === 200)).toBe(true)
    expect([await changesToday(), await waitingTasks('cover-card')]).toEqual([before, waiting])
  })

  it('waits to be drawn once, whichever is chosen meanwhile and how often', async () => {
    for (let turn = 0; turn < 12; turn++) expect((await choose(turn % 2 === 0 ? 1 : 2))[0]).toBe(200)
    const { rows } = await test.database.pool.query(
      "select data->>'about' as about, count(*)::int as count from pgboss.job where name = 'story-task' and state < 'active' and data->>'storyId' = $1 and data->>'task' = 'cover-card' group by 1",
      [story.id],
    )
    for (const row of rows) expect(row).toMatchObject({ count: 1 })
    expect(rows.length).toBeLessThanOrEqual(2)
  })
})

describe('A story that has had its changes of the day', () => {
  it('takes no other cover, and takes one again the day after', async () => {
    await choose(1)
    await spend()
    expect(await choose(3)).toEqual(SPENT)
    // The one it has is no change.
    expect((await choose(1))[0]).toBe(200)
    aDayLater()
    expect((await choose(3))[0]).toBe(200)
  })

  it('counts them all when they are asked for at once', async () => {
    aDayLater()
    const responses = await Promise.all(
      Array.from({ length: STORY_CHANGES_PER_DAY + 20 }, (_, index) => choose(index % 4)),
    )
    expect(responses.every(([status]) => status === 200 || status === 429)).toBe(true)
    expect((await usesSince(now - DAY_MS)).length).toBeLessThanOrEqual(STORY_CHANGES_PER_DAY)
  })

  it('brings no version back', async () => {
    aDayLater()
    await addVersions(3)
    expect((await post(test, story, 'versions/1/restore')).statusCode).toBe(200)
    await spend()
    const refused = await post(test, story, 'versions/2/restore')
    expect([refused.statusCode, refused.json().error]).toEqual(SPENT)
  })

  it('begins no proof', async () => {
    aDayLater()
    await lengthen(test, story)
    await spend()
    const refused = await post(test, story, 'proof')
    expect([refused.statusCode, refused.json().error]).toEqual(SPENT)
    aDayLater()
    expect((await post(test, story, 'proof')).statusCode).toBe(200)
  })

  it('begins no edition again', async () => {
    await test.database.db
      .insertInto('edition')
      .values({ story_id: story.id, kind: 'ebook', state: 'failed', ordered_at: new Date(now), id: randomUUID() })
      .execute()
    aDayLater()
    await spend()
    const refused = await post(test, story, 'editions/ebook/retry')
    expect([refused.statusCode, refused.json().error]).toEqual(SPENT)
    aDayLater()
    expect((await post(test, story, 'editions/ebook/retry')).statusCode).toBe(200)
  })
})

const usesSince = (since: number) =>
  test.database.db
    .selectFrom('daily_use')
    .select('at')
    .where('key', '=', story.id)
    .where('at', '>', new Date(since))
    .execute()

/** Versions as revision requests would have made them. */
async function addVersions(count: number): Promise<void> {
  const { db } = test.database
  const rows = await db.selectFrom('story_version').selectAll().where('story_id', '=', story.id).execute()
  const last = rows.sort((one, other) => one.number - other.number).at(-1)
  if (!last) throw new Error('the story has no version')
  for (let more = 1; more <= count; more++) {
    const { chapters, renames, changes, overruled, receipt, patches, ...rest } = last
    const json = { chapters, renames, changes, overruled, receipt, patches }
    const texts = Object.fromEntries(
      Object.entries(json).map(([name, value]) => [name, value && JSON.stringify(value)]),
    )
    await db
      .insertInto('story_version')
      .values({ ...rest, ...texts, ...('id' in rest && { id: randomUUID() }), number: last.number + more } as never)
      .execute()
  }
}

describe('The versions of a story', () => {
  it(`are at most ${VERSIONS_MAX}, the newest, and the list is as long`, async () => {
    aDayLater()
    const before = await versionsOf(test, story)
    await addVersions(VERSIONS_MAX - before.length)
    for (let turn = 0; turn < 5; turn++) {
      const { number } = (await versionsOf(test, story)).reduce((one, other) =>
        one.number < other.number ? one : other,
      )
      expect((await post(test, story, `versions/${number}/restore`)).statusCode).toBe(200)
    }
    const after = await versionsOf(test, story)
    expect(after.length).toBe(VERSIONS_MAX)
    // The first stays, of the others the newest.
    expect(after.map(({ number }) => number)).toContain(1)
    const stored = test.database.db.selectFrom('story_version').select('number').where('story_id', '=', story.id)
    expect(await stored.execute()).toHaveLength(VERSIONS_MAX)
  })
})
