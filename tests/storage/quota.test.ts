import { afterEach, describe, expect, it } from 'vitest'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, startStory } from '../helpers/start-story.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let test: TestService
afterEach(() => test.close())

describe('The daily quota', () => {
  it('gives a browser three stories and refuses the fourth', async () => {
    test = await openTestService({ quotaAnonymous: 3 })
    const first = await startStory(test.server, { address: '192.0.2.1' })
    const claim = claimOf(first)
    const more = [2, 3, 4].map(end => ({ claim, address: `192.0.2.${end}` }))
    const codes = []
    for (const ask of more) codes.push((await startStory(test.server, ask)).statusCode)
    expect(codes).toEqual([200, 200, 429])
  })

  it('counts a /64 network as one, whatever browser asks', async () => {
    test = await openTestService({ quotaAnonymous: 2 })
    const codes = []
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:1::3', '2001:db8:0:2::1']) {
      codes.push((await startStory(test.server, { address })).statusCode)
    }
    expect(codes).toEqual([200, 200, 429, 200])
  })

  it('never starts more than the limit however many ask at once', async () => {
    test = await openTestService({ quotaAnonymous: 3 })
    const responses = await Promise.all(Array.from({ length: 20 }, () => startStory(test.server)))
    expect(responses.filter(answer => answer.statusCode === 200)).toHaveLength(3)
    expect(responses.filter(answer => answer.json().error === 'story-quota')).toHaveLength(17)
  })

  it('opens again after a day', async () => {
    let now = Date.UTC(2026, 10, 1)
    test = await openTestService({ quotaAnonymous: 1, clock: () => now })
    const claim = claimOf(await startStory(test.server))
    expect((await startStory(test.server, { claim })).statusCode).toBe(429)
    now += DAY_MS
    expect((await startStory(test.server, { claim })).statusCode).toBe(200)
  })

  it('believes no forged address of a proxy it was not told of', async () => {
    test = await openTestService({ quotaAnonymous: 1 })
    const first = await startStory(test.server, { forwardedFor: '198.51.100.1' })
    const second = await startStory(test.server, { forwardedFor: '198.51.100.2' })
    expect([first.statusCode, second.statusCode]).toEqual([200, 429])
  })

  it('believes the proxy it was told of', async () => {
    test = await openTestService({ quotaAnonymous: 1, trustedProxies: ['192.0.2.1'] })
    const first = await startStory(test.server, { forwardedFor: '198.51.100.1' })
    const second = await startStory(test.server, { forwardedFor: '198.51.100.2' })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  })
})
