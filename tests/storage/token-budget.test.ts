import { afterEach, describe, expect, it } from 'vitest'
import { type Author, AuthorError } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import type { Suggester } from '../../src/api/author/suggest.ts'
import {
  recordTokens,
  reserveTokens,
  SUGGESTIONS_STEP,
  settleTokens,
  tokensReserved,
} from '../../src/api/limits/token-budget.ts'
import { meteredSuggester } from '../../src/api/stories/metered-suggester.ts'
import { reserveSuggestionTokens } from '../../src/api/stories/suggestion-reservation.ts'
import { SUGGESTION_ROUNDS_PER_BROWSER } from '../../src/contract/limits.ts'
import { collected } from '../helpers/collected.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, startStory } from '../helpers/start-story.ts'

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
    const responses = await Promise.all(Array.from({ length: 12 }, () => startStory(test.server)))
    expect(responses.filter(answer => answer.statusCode === 200)).toHaveLength(3)
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

  it('is paid again by a retry, which is refused when the day has no room for it', async () => {
    const plan: Author['plan'] = () => {
      throw new AuthorError('no', { passing: false })
    }
    const spend: Author['character'] = async (brief, options) => {
      await options.spent({ model: 'm', inputTokens: 40, outputTokens: 60 })
      return charged.character(brief, options)
    }
    test = await openTestService({ author: { ...charged, plan, character: spend } })
    await test.work()
    const response = await startStory(test.server)
    const { id } = response.json()
    expect(await test.ended(id)).toBe('failed')
    const retry = () =>
      test.server.inject({ method: 'POST', url: `/api/v1/stories/${id}/retry`, cookies: { claim: claimOf(response) } })
    const { reserved } = await reservedFor(id)
    Object.assign(test.service, { tokensPerDay: reserved + 99 })
    expect((await retry()).json()).toMatchObject({ error: 'budget-spent' })
    Object.assign(test.service, { tokensPerDay: reserved + 100 })
    expect((await retry()).statusCode).toBe(200)
    expect(await reservedFor(id)).toMatchObject({ reserved: reserved + 100, used: 100, settled: false })
  })

  it('stops a story that goes beyond what was set aside for it', async () => {
    const spend: Author['character'] = async (brief, options) => {
      await options.spent({ model: 'm', inputTokens: 900_000_000, outputTokens: 0 })
      return charged.character(brief, options)
    }
    test = await openTestService({ author: { ...charged, character: spend }, tokensPerDay: 10_000_000_000 })
    await test.work()
    const { id } = (await startStory(test.server)).json()
    expect(await test.ended(id)).toBe('failed')
  })

  it('sends suggestions to the source without a model when it has no room for them', async () => {
    test = await openTestService()
    const source = (word: string): Suggester => ({
      async *suggest() {
        yield word
      },
    })
    expect([await from(1_000_000), await from(10)]).toEqual(['model', 'offline'])

    async function from(tokensPerDay: number): Promise<string | undefined> {
      const meter = { db: test.database.db, clock: Date.now, tokensPerDay }
      const suggester = meteredSuggester({ model: source('model'), offline: source('offline') }, meter)
      return (await collected(suggester.suggest(askBy('a', 'b'), new AbortController().signal)))[0]
    }
  })

  it('is not touched by suggestions, which have a share of their own', async () => {
    test = await openTestService({ author: charged })
    const { db } = test.database
    const spent = { storyId: null, step: SUGGESTIONS_STEP, model: 'm', inputTokens: 49_000, outputTokens: 0 }
    const meter = { db, clock: Date.now, tokensPerDay: 1_000_000 }
    const reservation = await reserveSuggestionTokens(meter, { browser: undefined, network: 'one' })
    expect(reservation).toBeDefined()
    await reservation?.release()
    await recordTokens(db, spent)
    expect(await tokensReserved(db, Date.now())).toBe(0)
    expect(await reserveSuggestionTokens(meter, { browser: undefined, network: 'two' })).toBeUndefined()
  })

  it('is asked for suggestions by one stream of a browser at once, five of a network, and so many a day', async () => {
    test = await openTestService()
    let now = Date.now()
    const meter = { db: test.database.db, clock: () => now, tokensPerDay: 1_000_000_000 }
    const own = { browser: 'mine', network: 'home' }
    const first = await reserveSuggestionTokens(meter, own)
    expect(await reserveSuggestionTokens(meter, own)).toBeUndefined()
    const others = await Promise.all(
      Array.from({ length: 9 }, (_, position) =>
        reserveSuggestionTokens(meter, { browser: `of ${position}`, network: 'home' }),
      ),
    )
    expect(others.filter(Boolean)).toHaveLength(4)
    await first?.release()
    expect(await reserveSuggestionTokens(meter, own)).toBeDefined()
    // Whoever never freed their place had died.
    now += 60_000
    let rounds = 2
    for (
      let reserved = await reserveSuggestionTokens(meter, own);
      reserved;
      reserved = await reserveSuggestionTokens(meter, own)
    ) {
      rounds += 1
      await reserved.release()
    }
    expect(rounds).toBe(SUGGESTION_ROUNDS_PER_BROWSER)
  })
})

const reservedFor = (id: string) =>
  test.database.db.selectFrom('token_reservation').selectAll().where('story_id', '=', id).executeTakeFirstOrThrow()

const askBy = (browser: string, network: string) => ({
  ...{ start: '', language: 'de', title: 'location', kind: 'place' as const },
  asker: { browser, network },
})
