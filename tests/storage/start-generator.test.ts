import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

let test: TestService
beforeAll(async () => {
  test = await openTestService()
})
afterAll(() => test.close())

describe('Starting a story', () => {
  it('answers with an id and gives the browser a claim that no script can read', async () => {
    const response = await startStory(test.server)
    expect(response.statusCode).toBe(200)
    expect(response.json().id).toMatch(/^[0-9a-f-]{36}$/)
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: 'claim', httpOnly: true, sameSite: 'Lax', path: '/api/v1' })
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  })

  it('keeps the claim of a browser that has one', async () => {
    const claim = claimOf(await startStory(test.server))
    expect(claimOf(await startStory(test.server, { claim }))).toBe(claim)
  })

  it('answers a repeated request with the story it started', async () => {
    const claim = claimOf(await startStory(test.server))
    const requested = { claim, requestKey: randomUUID() }
    const responses = await Promise.all(Array.from({ length: 8 }, () => startStory(test.server, requested)))
    expect(new Set(responses.map(answer => answer.json().id)).size).toBe(1)
  })

  it('answers the repeated first request of a new browser with the same story and the same claim', async () => {
    const requested = { requestKey: randomUUID() }
    const responses = await Promise.all([startStory(test.server, requested), startStory(test.server, requested)])
    expect(new Set(responses.map(answer => answer.json().id)).size).toBe(1)
    expect(new Set(responses.map(claimOf)).size).toBe(1)
  })

  it('is a browser of its own to whoever repeats the first request of another from elsewhere, or a quarter of an hour later', async () => {
    let now = Date.now()
    const later = await openTestService({ clock: () => now })
    try {
      const requestKey = randomUUID()
      const first = await startStory(later.server, { requestKey, address: '192.0.2.1' })
      const elsewhere = await startStory(later.server, { requestKey, address: '198.51.100.1' })
      now += 15 * 60_000
      const late = await startStory(later.server, { requestKey, address: '192.0.2.1' })
      const claims = [first, elsewhere, late].map(claimOf)
      expect(new Set(claims).size).toBe(3)
      const { id } = first.json()
      const seen = await Promise.all(claims.map(claim => readAs(later.server, claim, `/stories/${id}`)))
      expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
    } finally {
      await later.close()
    }
  })

  it('refuses horror for toddlers and names the field', async () => {
    const parameter = exampleParameter({ category: 'horror', story: { targetAge: 'toddler' } })
    const response = await startStory(test.server, { parameter })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: 'unfit-for-age', issues: [{ path: 'parameter.context.category' }] })
  })

  it('refuses a language that the author does not write', async () => {
    const response = await startStory(test.server, { parameter: exampleParameter({ story: { language: 'polski' } }) })
    expect(response.json()).toMatchObject({
      error: 'language-not-written',
      issues: [{ path: 'parameter.story.language' }],
    })
  })

  it.each(['5000', '10000'])('refuses %s words without a model, and names the field', async length => {
    const response = await startStory(test.server, { parameter: exampleParameter({ story: { length } }) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: 'length-not-written', issues: [{ path: 'parameter.story.length' }] })
  })

  it('takes a calendar of 24 chapters in 2,000 words', async () => {
    const story = { length: '2000', chapterCount: 24 } as const
    const response = await startStory(test.server, { parameter: exampleParameter({ story }) })
    expect(response.statusCode).toBe(200)
  })

  it('refuses more chapters than the words can fill', async () => {
    const story = { length: '1000', chapterCount: 24 } as const
    const response = await startStory(test.server, { parameter: exampleParameter({ story }) })
    expect(response.json()).toMatchObject({ error: 'length-not-written', issues: [{ path: 'parameter.story.length' }] })
  })

  it('writes no answer and no name into the log', async () => {
    await startStory(test.server, { parameter: exampleParameter({ name: 'Wilhelmina Marker' }) })
    expect(test.logged.length).toBeGreaterThan(0)
    expect(test.logged.join('\n')).not.toMatch(/Marker|Ingrid|Treppenhaus|Ticken/)
  })
})
