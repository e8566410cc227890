import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepOwedEditions } from '../../../src/api/pipeline/sweeps/owed-editions.ts'
import { TASK_WORK } from '../../../src/api/pipeline/tasks.ts'
import type { TestService } from '../../helpers/service.ts'
import { itemsOf, made, openEditionService, order, shortStory, storyOf } from './edition-service.ts'

const DAY_MS = 86_400_000

let test: TestService
beforeAll(async () => {
  test = await openEditionService()
  await test.work()
})
afterAll(() => test.close())

describe('An edition that no job is going to make', () => {
  it.each(['pending', 'failed'] as const)('is made after all when it was left %s without a job', async state => {
    const own = await shortStory(test)
    await test.database.db
      .insertInto('edition')
      .values({
        id: crypto.randomUUID(),
        story_id: own.id,
        kind: 'ebook',
        state,
        ordered_at: new Date(),
        next_at: new Date(0),
      })
      .execute()
    expect(await sweepOwedEditions(test.workerDeps)).toBe(1)
    // Its job is there now.
    expect(await sweepOwedEditions(test.workerDeps)).toBe(0)
    expect(await made(test, own, 'ebook')).toBe('ready')
    expect(await sweepOwedEditions(test.workerDeps)).toBe(0)
  })

  it('is made anew by the sweep where its story has changed and every try at beginning with it failed', async () => {
    const own = await shortStory(test)
    await order(test, own, 'ebook')
    expect(await made(test, own, 'ebook')).toBe('ready')
    const before = itemsOf(await storyOf(test, own), 'ebook').map(item => item.id)
    await test.database.db.updateTable('story').set({ title: 'Another one' }).where('id', '=', own.id).execute()
    await test.database.db
      .transaction()
      .execute(async transaction =>
        TASK_WORK['remake-editions'].lost?.(transaction, { storyId: own.id, task: 'remake-editions', about: 'any' }),
      )
    const later = Date.now() + DAY_MS
    expect(await sweepOwedEditions({ ...test.workerDeps, clock: () => later })).toBe(1)
    expect(await made(test, own, 'ebook')).toBe('ready')
    const after = itemsOf(await storyOf(test, own), 'ebook').map(item => item.id)
    expect(after.filter(id => before.includes(id))).toEqual([])
  })
})
