import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOfflineSuggester } from '../../src/api/author/offline-suggest/suggest.ts'
import type { Suggester } from '../../src/api/author/suggest.ts'
import { SUGGESTIONS_MAX } from '../../src/contract/limits.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

const ENDLESS = 'a field that is suggested to for ever'
const BROKEN = 'a field whose suggestions break'

let test: TestService
let origin: string
let sayEnded: () => void
const ended = new Promise<void>(resolve => {
  sayEnded = resolve
})

/** The offline source, and beside it one that only stops when it is told to, and one that breaks. */
const suggester: Suggester = {
  async *suggest(ask, signal) {
    if (ask.title === ENDLESS) {
      signal.addEventListener('abort', () => sayEnded())
      while (!signal.aborted) {
        yield 'and on'
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    }
    if (ask.title === BROKEN) {
      yield 'so far so good'
      throw new Error('the source is gone')
    }
    yield* openOfflineSuggester().suggest(ask, signal)
  },
}
beforeAll(async () => {
  test = await openTestService({ suggester })
  await test.server.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`
})
afterAll(() => test.close())

const ask = (query: Record<string, string>, signal?: AbortSignal) =>
  fetch(
    `${origin}/api/v1/suggestions?${new URLSearchParams({ start: '', language: 'de', url: '/de', title: 'location', ...query })}`,
    {
      headers: { accept: 'text/event-stream' },
      ...(signal && { signal }),
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
    const notified = await Promise.all(['de', 'en', 'th'].map(async language => (await ask({ language })).text()))
    expect(new Set(notified).size).toBe(3)
    expect(notified[2]).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('never leave what is being typed in the log', async () => {
    await (await ask({ start: 'Geheimer Marker am See' })).text()
    expect(test.logged.join('\n')).not.toContain('Marker')
  })

  it('refuse a text that is too long, before the stream begins', async () => {
    const response = await ask({ start: 'a'.repeat(301) })
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid-input'])
  })

  it('know a language by its names, and begin without a word where nothing is said', async () => {
    const texts = async (query: string) =>
      eventsOf(
        await (
          await fetch(`${origin}/api/v1/suggestions${query}`, { headers: { accept: 'text/event-stream' } })
        ).text(),
      )
        .filter(({ event }) => event === 'suggestion')
        .map(({ data }) => data)
    const german = await texts('?language=de&title=location')
    expect(german.length).toBeGreaterThan(0)
    for (const name of ['deutsch', 'German']) expect(await texts(`?language=${name}&title=location`)).toEqual(german)
    const bare = await texts('')
    expect(bare.length).toBeGreaterThan(0)
    expect(bare).toEqual(await texts('?language=en&title=generic&start=&url='))
  })

  it('end when the browser goes away', async () => {
    const gone = new AbortController()
    const response = await ask({ title: ENDLESS }, gone.signal)
    await response.body?.getReader().read()
    gone.abort()
    await ended
  })

  it('end quietly when their source breaks', async () => {
    const events = eventsOf(await (await ask({ title: BROKEN })).text())
    expect(events.map(event => event.event)).toEqual(['suggestion', 'complete'])
    expect(test.logged.join('\n')).toContain('suggestions broke')
  })
})
