import { afterEach, describe, expect, it } from 'vitest'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { reserveTokens, settleTokens } from '../../src/api/stories/token-budget.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startStory } from '../helpers/start-story.ts'

let test: TestService
afterEach(() => test.close())

/** The offline author in the place of a model, so that stories are charged. */
const charged = { ...openOfflineAuthor(), kind: 'model' as const }

describe('The token budget', () => {
  it('is set aside before a story starts, and refuses what it has no room for', async () => {
    test = await openTestService({ author: charged, tokensPerDay: 10 })
    const response = await startStory(test.server)
    expect([response.statusCode, response.json().error]).toEqual([503, 'budget-spent'])
    expect(await test.database.db.selectFrom('story').selectAll().execute()).toEqual([])
  })

  it('is never exceeded by requests that come at once', async () => {
    test = await openTestService({ author: charged })
    const probe = await startStory(test.server)
    expect(probe.statusCode).toBe(200)
    const { reserved } = await test.database.db
      .selectFrom('token_reservation')
      .select('reserved')
      .executeTakeFirstOrThrow()
    await test.close()
    test = await openTestService({ author: charged, tokensPerDay: reserved * 3 + 1 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => startStory(test.server)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(3)
  })

  it('gets back what a finished story did not use', async () => {
    test = await openTestService({ author: charged })
    const { id } = (await startStory(test.server)).json()
    await settleTokens(test.database.db, id)
    const other = (await startStory(test.server)).json().id
    await test.database.db.deleteFrom('token_reservation').where('story_id', '=', other).execute()
    const ask = { storyId: other, tokens: 100, perDay: 100, now: Date.now() }
    expect(await test.database.db.transaction().execute(transaction => reserveTokens(transaction, ask))).toBe(true)
  })
})
