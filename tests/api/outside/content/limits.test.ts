import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adapterFor } from '../../../../src/api/outside/content/adapter.ts'
import { CONTENT_LIMITS } from '../../../../src/api/outside/content/connection.ts'
import type { ContentHandler } from '../../../../src/api/outside/content/handler.ts'
import { openReader } from '../../../../src/api/outside/content/reader.ts'
import { openWriter } from '../../../../src/api/outside/content/writer.ts'

const EMPTY = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 1, items: [] }
const SECRET = 'a-token-nobody-may-see'

function connect(handle: ContentHandler, limits = CONTENT_LIMITS) {
  const logged: string[] = []
  const connection = {
    space: 'space',
    deliveryToken: SECRET,
    managementToken: SECRET,
    limits,
    log: { warn: (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message })) },
    embedded: { origin: 'http://content.test', adapter: adapterFor(handle) },
  }
  return { read: openReader(connection), write: openWriter(connection), logged }
}

/** Settles at once when it rejects, so that no rejection goes unhandled while time passes. */
const outcome = (asking: Promise<unknown>) =>
  asking.then(
    value => ({ value }),
    (error: unknown) => ({ error }),
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Asking the content service', () => {
  it('keeps to seven requests a second', async () => {
    let requests = 0
    const { read } = connect(async () => {
      requests += 1
      return Response.json(EMPTY)
    })
    const all = Promise.all(Array.from({ length: 20 }, () => read.entry('x')))
    await vi.advanceTimersByTimeAsync(900)
    expect(requests).toBe(7)
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toBe(14)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await all).toHaveLength(20)
  })

  it('tries five times more, each after a longer wait, and says so without a word of the request', async () => {
    const times: number[] = []
    const { read, logged } = connect(async () => {
      times.push(Date.now())
      return Response.json({ sys: { type: 'Error', id: 'ServerError' } }, { status: 503 })
    })
    const answer = outcome(read.entry('x'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await answer).toMatchObject({ error: { name: 'ContentError', failure: 'unavailable', status: 503 } })
    expect(times).toHaveLength(6)
    const waits = times.slice(1).map((time, index) => time - times[index]!)
    expect(waits.every((wait, index) => index === 0 || wait > waits[index - 1]!)).toBe(true)
    expect(logged).toHaveLength(5)
    expect(logged.join()).not.toContain(SECRET)
  })

  it('goes on when the service is back', async () => {
    let requests = 0
    const { read } = connect(async () => {
      requests += 1
      return requests < 3 ? new Response('{}', { status: requests === 1 ? 500 : 429 }) : Response.json(EMPTY)
    })
    const answer = outcome(read.entries({ content_type: 'home' }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await answer).toEqual({ value: { total: 0, items: [] } })
  })

  it('waits thirty seconds for an answer and no longer', async () => {
    let requests = 0
    const { read } = connect(
      () => {
        requests += 1
        return new Promise(() => undefined)
      },
      { ...CONTENT_LIMITS, retries: 0 },
    )
    let settled = false
    const answer = outcome(read.entry('x')).finally(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(29_000)
    expect([requests, settled]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(1500)
    expect(await answer).toMatchObject({ error: { failure: 'unavailable', status: undefined } })
  })

  it('says what lies behind a service that is not there', async () => {
    const broken = Object.assign(new Error('lost'), { code: 'ECONNRESET' })
    const { read } = connect(() => Promise.reject(broken), { ...CONTENT_LIMITS, retries: 0 })
    const answer = outcome(read.entry('x'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toMatchObject({
      error: { failure: 'unavailable', cause: { service: 'content', cause: broken } },
    })
  })

  it('does not try again what was refused', async () => {
    const statuses: readonly [number, string][] = [
      [401, 'unauthorised'],
      [403, 'unauthorised'],
      [400, 'refused'],
      [409, 'changed'],
      [422, 'invalid'],
    ]
    for (const [status, failure] of statuses) {
      let requests = 0
      const { write } = connect(async () => {
        requests += 1
        return Response.json({ sys: { type: 'Error', id: 'Any' }, message: 'm' }, { status })
      })
      const answer = outcome(write.saveEntry({ id: 'x', type: 'landing', fields: { title: 'geheim' } }))
      await vi.advanceTimersByTimeAsync(100)
      const { error } = (await answer) as { error: Error }
      expect(error).toMatchObject({ failure, status })
      expect([requests, JSON.stringify(error) + error.stack + error.cause]).toEqual([
        1,
        expect.not.stringContaining('geheim'),
      ])
      expect(JSON.stringify(error) + error.stack).not.toContain(SECRET)
    }
  })
})
