import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPresents } from '../../../src/api/presents/list-presents.ts'
import { PAPERBACK_WORDS_MIN } from '../../../src/contract/limits.ts'
import type { GivenPresents } from '../../../src/contract/present.ts'
import { openTestPresents, type TestPresents } from './test-presents.ts'

let test: TestPresents
beforeAll(async () => {
  test = await openTestPresents()
})
afterAll(() => test.accounts.database.close())

describe('A present', () => {
  it('can be printed where its story fills a book', async () => {
    const giver = await test.person()
    const story = await test.story(giver)
    const fills = async () => ((await listPresents(test.deps, story, giver)) as GivenPresents).fillsPaperback
    expect(await fills()).toBe(false)
    const text = 'Mila zählt die Stufen. '.repeat(PAPERBACK_WORDS_MIN / 4)
    await test.deps.db.updateTable('chapter').set({ text }).where('story_id', '=', story).execute()
    expect(await fills()).toBe(true)
  })
})
