import { afterEach, expect, it } from 'vitest'
import { DEADLINES } from '../../src/api/outside/model/deadlines.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { authorAt } from '../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../helpers/fake-model/server.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startStory } from '../helpers/start-story.ts'

const STORIES = 20
const THOUGHT = 3500
const ALLOWED = 4000

let test: TestService
let fake: FakeModel
afterEach(async () => {
  await test.close()
  await fake.stop()
})

it('A model that thinks 3,500 tokens a request completes 20 of 20 stories within what was set aside for each', async () => {
  fake = await startFakeModel({ thinkingTokens: THOUGHT })
  test = await openTestService({ author: authorAt(fake, DEADLINES, {}, { thinkingTokens: ALLOWED }) })
  await test.work(16)
  const ids: string[] = []
  for (let index = 0; index < STORIES; index++) {
    const story = index % 2 === 0 ? { length: '500', chapterCount: 1 } : { length: '1000' }
    const response = await startStory(test.server, { parameter: exampleParameter({ story }) })
    ids.push((response.json() as { id: string }).id)
  }
  const states: string[] = []
  for (const id of ids) states.push(await test.ended(id))
  expect(states).toEqual(ids.map(() => 'complete'))
  const { db } = test.database
  const usages = await db
    .selectFrom('provider_usage')
    .select('output_tokens')
    .where('story_id', 'is not', null)
    .execute()
  expect(usages).toHaveLength(fake.requests.length)
  expect(usages.every(usage => usage.output_tokens > THOUGHT)).toBe(true)
  const reservations = await db.selectFrom('token_reservation').select(['reserved', 'used']).execute()
  expect(reservations).toHaveLength(STORIES)
  expect(reservations.filter(({ reserved, used }) => used > reserved)).toEqual([])
})
