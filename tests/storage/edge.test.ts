import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANDLERS } from '../../src/api/boot/handlers.ts'
import { addHealth } from '../../src/api/http/routes/health.ts'
import { openSite } from '../../src/api/http/routes/pages.ts'
import { securityHeaders } from '../../src/api/http/security-headers.ts'
import { openServer } from '../../src/api/http/server.ts'
import { API_BASE } from '../../src/contract/call.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { processorMsOf } from '../helpers/processor-time.ts'
import { bareServer } from '../helpers/quiet.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { writeSiteBuild } from '../helpers/site-build.ts'
import { forgetFolder, siteFolder } from '../helpers/site-on.ts'

const LENGTH = 15_000
/** Of processor, for one request. */
const CPU_MAX_MS = 20
/** The collector of garbage, the compiler and busy neighbours come when they like: what was too dear is tried again later. */
const ROUNDS = 6

let test: TestService
let server: FastifyInstance
let folder: string
beforeAll(async () => {
  test = await openTestService()
  server = test.server
  folder = siteFolder()
  const { client } = writeSiteBuild(folder)
  writeFileSync(path.join(client, 'en.html'), '<p>Home</p>')
  addHealth(server, { ...bareServer, db: test.database.db, isServing: () => true })
  await openSite(server, { folder: () => client, formerly: () => undefined })
})
afterAll(async () => {
  await test.close()
  forgetFolder(folder)
})

const PATHS = [
  '/',
  '/zz',
  '/en/',
  '/s/',
  '/en/s/',
  '/content/images/',
  '/share/landing/',
  '/mailbox',
  '/readyz',
  '/api/v1/',
]
const CALLS = HANDLERS.map(({ call }) => ({ method: call.method, url: API_BASE + call.path.replace(/\{\w+\}/g, '{}') }))
const many = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
const PARTS = [
  '/',
  '/a',
  '//\\',
  '%2f',
  '%25',
  '.',
  '../',
  'a',
  '-',
  '.a',
  '%',
  '%c3%a4',
  '?',
  '&a=',
  ';',
  '\\',
  ',',
  '~',
  '@:',
  '(',
  '[',
]

interface Cost {
  readonly options: InjectOptions
  readonly ms: number
  readonly status: number
}

async function costOf(options: InjectOptions): Promise<Cost> {
  let status = 0
  const ms = await processorMsOf(async () => {
    const response = await server.inject({ ...options, url: `http://localhost${options.url}` })
    status = response.statusCode
  })
  return { options, ms, status }
}

/** Requests that broke, or that were too dear in each round; a round begins when all others were tried. */
async function tooDear(requests: readonly InjectOptions[]): Promise<string[]> {
  const broken: Cost[] = []
  let dear: Cost[] = []
  let open = requests
  for (let round = 1; round <= ROUNDS && open.length > 0; round++) {
    const costs: Cost[] = []
    for (const options of open) costs.push(await costOf(options))
    broken.push(...costs.filter(({ status }) => status >= 500))
    dear = costs.filter(({ ms }) => ms > CPU_MAX_MS)
    open = dear.map(({ options }) => options)
  }
  return [...broken, ...dear].map(describeCost)
}

function describeCost({ options, ms, status }: Cost): string {
  const headers = JSON.stringify(options.headers ?? {}).slice(0, 50)
  return `${options.method ?? 'GET'} ${String(options.url).slice(0, 40)} ${headers} ${status} ${ms} ms`
}

describe('A request of 15 KB', () => {
  it('to a place of no call is answered in 20 ms of processor, whatever its address is made of', async () => {
    const addresses = PATHS.flatMap(position =>
      PARTS.flatMap(part => [`${position}${many(part)}`, `${position}${many(part)}a/`]),
    )
    const queries = PATHS.flatMap(position => PARTS.map(part => `${position}?a=${many(part)}`))
    expect(await tooDear([...addresses, ...queries].map(url => ({ url })))).toEqual([])
  })

  it('as long as an address may be, the same', async () => {
    const most = (length: number) => PARTS.map(part => part.repeat(length).slice(0, length))
    const addresses = PATHS.flatMap(position =>
      most(1900).flatMap(rest => [`${position}${rest}`, `${position}${rest}a/`]),
    )
    const queries = PATHS.flatMap(position => most(7900).map(rest => `${position}?a=${rest}`))
    expect(await tooDear([...addresses, ...queries].map(url => ({ url })))).toEqual([])
  })

  it('in the headers that we read, the same', async () => {
    const names = [
      'accept-language',
      'accept-encoding',
      'cookie',
      'authorization',
      'if-none-match',
      'range',
      'user-agent',
      'accept',
      'content-type',
      'idempotency-key',
      'x-forwarded-for',
      'origin',
    ]
    const values = [
      ...PARTS,
      'a,',
      'de;q=0.1,',
      'lang=',
      '"',
      '*,',
      'Bearer ',
      'application/json;',
      'bytes=0-,',
      'W/"a", ',
      'Version/1.1 ',
    ]
    const requested = ['/', '/en', '/api/v1/service', '/api/v1/stories', '/readyz']
    const requests = names.flatMap(name =>
      values.flatMap(value => requested.map(url => ({ url, headers: { [name]: many(value) } }))),
    )
    expect(await tooDear(requests)).toEqual([])
  })

  it('to any call, the same, in its address and in its body', async () => {
    const addresses = CALLS.flatMap(({ method, url }) =>
      ['/', 'a', '%2f', '-'].map(part => ({
        method,
        url: url.replaceAll('{}', many(part)) + (url.includes('{}') ? '' : `?a=${many(part)}`),
      })),
    )
    const bodies = ['{"a":', '[', '{"a":"', ' ', '"\\u0000', '{"__proto__":', '0', '"((((', '{"parameter":"'].map(many)
    const texts = PARTS.map(part =>
      JSON.stringify({
        email: many(part),
        url: many(part),
        wish: many(part),
        parameter: many(part),
        idea: many(part),
      }).slice(0, 60_000),
    )
    const sent = CALLS.filter(call => call.method === 'POST').flatMap(({ method, url }) =>
      [...bodies, ...texts].map(payload => ({
        method,
        url: url.replaceAll('{}', 'a'),
        payload,
        headers: { 'content-type': 'application/json' },
      })),
    )
    expect(await tooDear([...addresses, ...sent])).toEqual([])
  })

  it('is refused before anybody looks at it where its address is too long', async () => {
    for (const url of [`/${'a'.repeat(2000)}`, `/api/v1/stories/${'a'.repeat(2000)}`, `/en?a=${'a'.repeat(8000)}`]) {
      const { statusCode, json, headers } = await server.inject(url)
      expect([statusCode, json()]).toEqual([414, { error: 'invalid-input' }])
      expect(headers['x-frame-options']).toBe('DENY')
    }
    expect((await server.inject(`/en?a=${'a'.repeat(7000)}`)).statusCode).toBe(200)
  })
})

describe('Over a line of its own', () => {
  let port: number
  beforeAll(async () => {
    await server.listen({ host: '127.0.0.1', port: 0 })
    port = (server.addresses()[0] as { port: number }).port
  })

  it('an address that browsers would take for another host leads to none', async () => {
    for (const path of [
      '/\\evil.example/',
      '//evil.example/',
      '/\\/evil.example/',
      '///\\\\evil.example//',
      '/%5cevil.example/',
    ]) {
      const response = await say(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      const location = /^location: (.*)$/im.exec(response)?.[1] ?? '/'
      expect(new URL(location, 'https://tales.example').host, path).toBe('tales.example')
      expect(location).not.toMatch(/^\/[\\/]/)
    }
  })

  it('15 KB of slashes cost no more than the same without', async () => {
    const paths = [`/${'/'.repeat(LENGTH)}a/`, `/zz${'/'.repeat(LENGTH)}a`]
    const ask = async (path: string) => {
      const response = await say(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1\.1 414 /)
    }
    const best = paths.map(() => Number.POSITIVE_INFINITY)
    for (let round = 1; round <= ROUNDS && Math.max(...best) > CPU_MAX_MS; round++)
      for (const [index, path] of paths.entries())
        best[index] = Math.min(itemAt(best, index), await processorMsOf(() => ask(path)))
    expect(Math.max(...best)).toBeLessThanOrEqual(CPU_MAX_MS)
  })

  it('what is no HTTP is answered with the headers of every other answer', async () => {
    const response = await say(port, 'nonsense\r\n\r\n')
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    for (const [name, value] of Object.entries(securityHeaders(false)))
      expect(response).toContain(`${name}: ${value}\r\n`)
  })
})

describe('A request that comes slowly', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
  ])('ends with 408 when its time is over: %s', async (_what, beginning) => {
    const slow = await openServer({ ...bareServer, timeouts: { request: 300, checkEvery: 50 } })
    slow.post('/', async () => ({}))
    await slow.listen({ host: '127.0.0.1', port: 0 })
    const response = await say((slow.addresses()[0] as { port: number }).port, beginning)
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    await slow.close()
  })

  it('has 30 seconds; an idle connection longer than a proxy keeps one', async () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = server.server
    expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 30_000, headersTimeout: 30_000 })
    expect(keepAliveTimeout).toBeGreaterThan(60_000)
  })
})

/** Says something on a connection and hears to its end. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', chunk => heard.push(chunk))
  socket.on('error', () => undefined)
  socket.write(words)
  await once(socket, 'close')
  return Buffer.concat(heard).toString()
}
