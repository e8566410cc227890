import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listStories } from '../../src/contract/calls/list-stories.ts'
import { readAccount } from '../../src/contract/calls/read-account.ts'
import { readGeneratorStatus } from '../../src/contract/calls/read-generator-status.ts'
import { readPublication } from '../../src/contract/calls/read-publication.ts'
import { readService } from '../../src/contract/calls/read-service.ts'
import { startGenerator } from '../../src/contract/calls/start-generator.ts'
import { createClient } from '../../src/stores/client.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'

const STORY = '6f0e3e2c-94f5-4c62-8c8b-0f1d2a3b4c5d'
let stop = () => {}
afterEach(() => stop())

/** A service that answers everything with `reply`; returns a client of it. */
async function service(reply: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(reply).listen(0, '127.0.0.1')
  await new Promise(ready => server.once('listening', ready))
  stop = () => server.close()
  return createClient(fetch, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

test('sends the body and headers of a call and gives its answer', async () => {
  let seen = ''
  let key: unknown
  const call = await service(async (request, response) => {
    key = request.headers['idempotency-key']
    for await (const chunk of request) seen += chunk
    json(response, 200, { id: STORY })
  })
  const parameter = exampleParameter()
  const outcome = await call(startGenerator, { body: { parameter }, headers: { 'idempotency-key': 'one' } })
  expect(outcome).toEqual({ ok: true, value: { id: STORY } })
  expect(JSON.parse(seen)).toEqual({ parameter })
  expect(key).toBe('one')
})

test('fills the parameters into the path', async () => {
  let path: string | undefined
  const call = await service((request, response) => {
    path = request.url
    json(response, 404, { error: 'not-found' })
  })
  const outcome = await call(readGeneratorStatus, { params: { id: STORY }, query: {} })
  expect(path).toBe(`/api/v1/stories/${STORY}/generator-status`)
  expect(outcome).toEqual({ ok: false, refusal: { code: 'not-found', issues: [] } })
})

test('gives the answer of before as long as the service says that it has not changed', async () => {
  const shown: unknown[] = []
  const call = await service((request, response) => {
    shown.push(request.headers['if-none-match'])
    response.setHeader('etag', 'W/"one"')
    response.setHeader('x-next-cursor', '7.next')
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304).end()
    else json(response, 200, [])
  })
  const first = await call(listStories, { query: {} })
  if (!first.ok) throw new Error('it was refused')
  expect(first).toEqual({ ok: true, value: [], tag: 'W/"one"', next: '7.next' })
  expect(await call(listStories, { query: {}, before: first })).toBe(first)
  expect(shown).toEqual([undefined, 'W/"one"'])
})

test('hands on what the service says is wrong', async () => {
  const issue = { path: 'parameter.story.length', code: 'option', params: { expected: '500' } }
  const call = await service((_, response) => json(response, 400, { error: 'invalid-input', issues: [issue] }))
  const outcome = await call(startGenerator, { body: { parameter: exampleParameter() } })
  expect(outcome).toEqual({ ok: false, refusal: { code: 'invalid-input', issues: [issue] } })
})

test('tells a service that cannot be reached from one that fails', async () => {
  const unreachable = createClient(fetch, 'http://127.0.0.1:1')
  expect(await unreachable(readService, {})).toMatchObject({ ok: false, refusal: { code: 'not-serving' } })
  const proxy = await service((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
  expect(await proxy(readService, {})).toMatchObject({ ok: false, refusal: { code: 'not-serving' } })
})

test('takes an answer that breaks the contract for a failure of the service', async () => {
  const call = await service((_, response) => json(response, 200, { author: 'a parrot' }))
  expect(await call(readService, {})).toMatchObject({ ok: false, refusal: { code: 'internal' } })
})

describe('The session of whoever is signed in', () => {
  const refusing = async () => Response.json({ error: 'unauthorised' }, { status: 401 })

  function signedIn(fetcher: typeof fetch) {
    const ended: string[] = []
    const look = () => ({ state: 'signed-in', id: 'ada', email: 'ada@example.org' }) as const
    return { ended, ask: createClient(fetcher, '', { look, end: id => ended.push(id) }) }
  }

  test('is shown by the browser alone, and left out of a call for nobody', async () => {
    const shown: (string | null)[][] = []
    const fetcher: typeof fetch = async (_, init) => {
      const headers = new Headers(init?.headers)
      shown.push([init?.credentials ?? null, headers.get('authorization'), headers.get('x-session')])
      return Response.json({})
    }
    await signedIn(fetcher).ask(readService, {})
    await createClient(fetcher, '', null)(readService, {})
    expect(shown).toEqual([
      ['same-origin', null, null],
      ['same-origin', null, 'none'],
    ])
  })

  test('is forgotten when a call for whoever is signed in is refused', async () => {
    const { ask, ended } = signedIn(refusing)
    await ask(readAccount, {})
    expect(ended).toEqual(['ada'])
  })

  test('stays when only staff would have been let in, and when nobody answers', async () => {
    const staff = signedIn(refusing)
    await staff.ask(readPublication, {})
    const down = signedIn(async () => new Response('', { status: 502 }))
    await down.ask(readAccount, {})
    expect([...staff.ended, ...down.ended]).toEqual([])
  })
})
