import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startStory } from '../helpers/start-story.ts'

const STORIES = 20

let test: TestService
afterEach(() => test.close())

it('Twenty stories at once end one after the other', async () => {
  test = await openTestService({ quotaAnonymous: 1000 })
  const ids: string[] = []
  for (let count = 0; count < STORIES; count += 1) {
    const response = await startStory(test.server)
    ids.push((response.json() as { id: string }).id)
  }
  await test.work(2)
  for (const id of ids) expect(await test.ended(id)).toBe('complete')
  // How many steps of all had been done when each story was complete: work, not time.
  const { rows } = await sql<{ done: number }>`
    select done::int from (
      select step, row_number() over (order by finished_at) as done from story_step
    ) as ordered where step = 'complete' order by done`.execute(test.database.db)
  const ends = rows.map(({ done }) => done / (STORIES * 10))
  expect(ends).toHaveLength(STORIES)
  expect(ends[0]).toBeLessThanOrEqual(0.25)
  expect(ends[STORIES / 2]).toBeLessThanOrEqual(0.7)
})
