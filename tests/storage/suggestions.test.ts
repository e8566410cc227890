import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUGGESTIONS_MAX } from '../../src/contract/limits.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

let test: TestService
let origin: string
beforeAll(async () => {
  test = await openTestService()
  await test.server.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`
})
afterAll(() => test.close())

const ask = (query: Record<string, string>) =>
  fetch(
    `${origin}/api/v1/suggestions?${new URLSearchParams({ start: '', language: 'de', url: '/de', title: 'location', ...query })}`,
    {
      headers: { accept: 'text/event-stream' },
    },
  )

interface Event {
  readonly id: string
  readonly event: string
  readonly data: string
}

const eventsOf = (text: string): Event[] =>
  text
    .trim()
    .split('\n\n')
    .map(block => Object.fromEntries(block.split('\n').map(line => line.split(/: ?(.*)/s).slice(0, 2)))) as Event[]

describe('Suggestions', () => {
  it('come as events with their index, and end with one that says so', async () => {
    const response = await ask({})
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = eventsOf(await response.text())
    const suggestions = events.filter(event => event.event === 'suggestion')
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(SUGGESTIONS_MAX)
    expect(suggestions.map(event => event.id)).toEqual(suggestions.map((_, index) => String(index)))
    expect(suggestions.every(event => event.data.trim() !== '')).toBe(true)
    expect(events.at(-1)?.event).toBe('complete')
  })

  it('speak the language asked', async () => {
    const told = await Promise.all(['de', 'en', 'th'].map(async language => (await ask({ language })).text()))
    expect(new Set(told).size).toBe(3)
    expect(told[2]).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('never leave what is being typed in the log', async () => {
    await (await ask({ start: 'Geheimer Marker am See' })).text()
    expect(test.logged.join('\n')).not.toContain('Marker')
  })

  it('refuse a text that is too long, before the stream begins', async () => {
    const response = await ask({ start: 'a'.repeat(301) })
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid-input'])
  })

  it('end when the browser goes away', async () => {
    const gone = new AbortController()
    const response = await fetch(`${origin}/api/v1/suggestions?start=&language=de&url=&title=location`, {
      headers: { accept: 'text/event-stream' },
      signal: gone.signal,
    })
    gone.abort()
    await expect(response.text()).rejects.toThrow()
    expect((await ask({})).status).toBe(200)
  })
})
