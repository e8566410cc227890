import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up } from '../../src/api/db/migrations/022-schedule.ts'
import { owingStories, sweepOwedCovers } from '../../src/api/pipeline/sweeps/owed-covers.ts'
import { owedEditions } from '../../src/api/pipeline/sweeps/owed-editions.ts'
import { owedProofs } from '../../src/api/pipeline/sweeps/owed-proofs.ts'
import { pauseAfter, TRIES_MAX } from '../../src/api/pipeline/sweeps/pause.ts'
import { finishedStory, type OwnStory } from '../helpers/improve.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

const LIMIT_MS = 50_000

let test: TestService
let now: number
beforeAll(async () => {
  test = await openTestService({ clock: () => now })
  now = Date.now()
  await test.work()
})
afterAll(() => test.close())

const sweep = () => sweepOwedCovers({ ...test.workerDeps, clock: () => now })

const read = ({ id }: OwnStory) =>
  test.database.db
    .selectFrom('story')
    .select(['cover', 'title', 'covers_drawn', 'covers_drawn_title', 'covers_tries', 'covers_next_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const formats = async ({ id }: OwnStory): Promise<number> => {
  const rows = test.database.db.selectFrom('media').select('file').where('story_id', '=', id)
  return (await rows.where('type', '=', 'coverformat').execute()).length
}

/** Nobody waits two minutes for large covers here. */
async function hurryTasks(): Promise<void> {
  await test.database.pool.query(
    "update pgboss.job set start_after = now() where name = 'story-task' and state = 'created'",
  )
}

async function untilDrawn(own: OwnStory): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; (await read(own)).covers_drawn === null; await sleep(50)) {
    await hurryTasks()
    if (Date.now() > end) throw new Error(`no covers were drawn: ${test.logged.slice(-3).join('\n')}`)
  }
}

/** A story that lost its covers, as an outage of the file store left them: every try failed. */
async function storyWithoutCovers(): Promise<OwnStory> {
  const own = await finishedStory(test)
  await untilDrawn(own)
  await loseCovers(own)
  return own
}

async function loseCovers({ id }: OwnStory): Promise<void> {
  const { db } = test.database
  await db.deleteFrom('media').where('story_id', '=', id).where('type', '=', 'coverformat').execute()
  await db
    .updateTable('story')
    .set({ covers_drawn: null as unknown as number, covers_drawn_title: null, covers_next_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

describe('Covers that were lost', () => {
  it('are found and drawn, five formats and the cards of the three others, and then no longer looked for', async () => {
    const own = await storyWithoutCovers()
    expect(await sweep()).toBe(1)
    expect(await read(own)).toMatchObject({ covers_tries: 1, covers_next_at: new Date(now + pauseAfter(1)) })
    await untilDrawn(own)
    expect(await formats(own)).toBe(8)
    const { cover, title, ...settled } = await read(own)
    expect(settled).toMatchObject({ covers_drawn: cover ?? 0, covers_drawn_title: title, covers_tries: 0 })
    expect(await sweep()).toBe(0)
  })

  it('are left to the task that is going to draw them, and to the pause after one that failed', async () => {
    const own = await storyWithoutCovers()
    const queue = { storyId: own.id, task: 'cover-formats', about: '0' }
    await test.jobs.boss.send('story-task', queue, { startAfter: 3600 })
    expect(await sweep()).toBe(0)
    await test.database.pool.query("delete from pgboss.job where name = 'story-task'")
    await test.database.db
      .updateTable('story')
      .set({ covers_next_at: new Date(now + 1) })
      .where('id', '=', own.id)
      .execute()
    expect(await sweep()).toBe(0)
    now += 1
    expect(await sweep()).toBe(1)
    await untilDrawn(own)
  })

  it('are given up after a day of tries, for somebody to look at', async () => {
    const own = await storyWithoutCovers()
    const { db } = test.database
    await db.updateTable('story').set({ covers_tries: TRIES_MAX }).where('id', '=', own.id).execute()
    expect(await sweep()).toBe(1)
    expect(await read(own)).toMatchObject({ covers_drawn: null, covers_next_at: null })
    expect(test.logged.join('\n')).toContain('is given up')
    now += 365 * 24 * 3600 * 1000
    expect(await sweep()).toBe(0)
  })
})

describe('The pauses between tries', () => {
  it('are minutes while an outage may be one of minutes, and a day together', () => {
    const pauses = Array.from({ length: TRIES_MAX }, (_, index) => pauseAfter(index + 1) / 60_000)
    expect(pauses.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 10, 20, 40])
    expect(pauses.reduce((sum, minutes) => sum + minutes)).toBeGreaterThan(20 * 60)
  })
})

describe('What looks for things owed', () => {
  it.each([
    ['story_covers_owed', owingStories],
    ['edition_owed', owedEditions],
    ['print_proof_owed', owedProofs],
  ])('reads the index %s, and no table that grows', async (index, query) => {
    const plan = await test.database.db.transaction().execute(async transaction => {
      // A table of a test is too small for an index to be worth it.
      await sql`set local enable_seqscan = off`.execute(transaction)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query(now)}`.execute(transaction)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on (?:story|edition|print_proof|media)\b/)
  })
})

describe('A database of before there were sweeps for covers', () => {
  it('has the stories found that lost theirs, and no others', async () => {
    const { db } = test.database
    const [lost, whole] = [await storyWithoutCovers(), await finishedStory(test)]
    await untilDrawn(whole)
    await db.transaction().execute(async transaction => {
      await sql`drop table scheduled_task`.execute(transaction)
      await sql`
        alter table story drop column covers_drawn, drop column covers_drawn_title,
          drop column covers_tries, drop column covers_next_at`.execute(transaction)
      for (const table of ['edition', 'print_proof']) {
        await sql`alter table ${sql.table(table)} drop column tries, drop column next_at`.execute(transaction)
      }
      await up(transaction as unknown as Kysely<unknown>)
    })
    const { covers_drawn, covers_drawn_title, title } = await read(whole)
    expect([covers_drawn, covers_drawn_title]).toEqual([0, title])
    const { rows } = await owingStories(Date.now()).execute(db)
    expect(rows.map(({ id }) => id)).toContain(lost.id)
    expect(rows.map(({ id }) => id)).not.toContain(whole.id)
    now = Date.now()
    await sweep()
    await untilDrawn(lost)
  })
})
