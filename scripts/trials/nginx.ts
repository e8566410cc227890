// The delivered nginx file before two real services: headers on all answers, and what else it promises.
import { connect } from 'node:net'
import { securityHeaders } from '../../src/api/http/security-headers.ts'
import { freePort } from '../rig/free-port.ts'
import { hasNginx, startNginx } from '../rig/nginx.ts'
import { openRig } from '../rig/services.ts'

const TOKEN = 'Secr3tTokenOfALink'
const SHARED = 'sharedstorysecret'

if (!hasNginx()) {
  console.error('nginx is missing: this trial needs it (apt-get install nginx)')
  process.exit(1)
}
const problems: string[] = []
const expect = (isSo: boolean, what: string) => {
  if (!isSo) problems.push(what)
}

const rig = await openRig({ services: 2 })
const ports = rig.services.map(({ origin }) => Number(new URL(origin).port))
const nginx = await startNginx({ port: await freePort(), services: [ports[0] ?? 0, ports[1] ?? 0], root: rig.root })
/** The raw answer: fetch would follow, unpack and join. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(nginx.origin).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const said = Buffer.concat(chunks).toString('latin1')
      const cut = said.indexOf('\r\n\r\n')
      const [first = '', ...lines] = said.slice(0, cut).split('\r\n')
      const pairs = lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ])
      resolve({ status: Number(first.split(' ')[1]), pairs: pairs as [string, string][], body: said.slice(cut + 4) })
    })
    const all = {
      host: 'localhost',
      connection: 'close',
      ...(body && { 'content-length': `${body.length}` }),
      ...headers,
    }
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  })
}

interface TestResponse {
  readonly status: number
  readonly pairs: readonly [string, string][]
  readonly body: string
}

const valuesOf = ({ pairs }: TestResponse, name: string) =>
  pairs.filter(([one]) => one === name).map(([, value]) => value)

/** Addresses of every kind that is answered, by nginx itself and by a service. */
const ADDRESSES = [
  '/',
  '/en',
  '/de',
  '/th/login',
  '/en/',
  '/en/settings',
  '/en/library',
  '/en/story/0b0e7a9c-0000-4000-8000-000000000000',
  `/en/verify?token=${TOKEN}`,
  `/s/${SHARED}`,
  `/en/s/${SHARED}`,
  '/nl/story/1',
  '/en/nowhere',
  '/nowhere',
  '/_astro/nowhere.js',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/.release.json',
  '/mailbox',
  '/readyz',
  '/api/v1/service',
  '/api/v1/products',
  '/api/v1/stories',
  '/api/v1/nowhere',
  '/api/v1/openapi.json',
  '/content/spaces/x',
  '/content/images/x',
  '/share/landing/x.jpg',
  `/en?${'a'.repeat(7000)}`,
  `/${'a'.repeat(3000)}`,
  '/en/%2e%2e/x',
  '/%E0%A4%A',
]

/** The answers to every kind of request, by a word for it. */
async function everyAnswer(page: TestResponse, asset: string): Promise<ReadonlyMap<string, TestResponse>> {
  const answers = new Map<string, TestResponse>()
  for (const address of [...ADDRESSES, asset]) answers.set(address, await ask(address))
  const etag = valuesOf(page, 'etag')[0] ?? ''
  answers.set('/en again', await ask('/en', { 'if-none-match': etag }))
  answers.set('POST nothing', await ask('/api/v1/auth/login', { 'content-type': 'application/json' }, 'POST', '{'))
  return answers
}

function expectHeaders(address: string, answer: TestResponse): void {
  const said = address.slice(0, 60)
  for (const name of Object.keys(securityHeaders(false))) {
    const found = valuesOf(answer, name)
    expect(found.length === 1, `${said} (${answer.status}): ${name} ${found.length} times`)
  }
  expect(answer.status > 0 && answer.status < 500, `${said}: ${answer.status}`)
  expect(valuesOf(answer, 'cache-control').length <= 1, `${said}: cache-control twice`)
}

async function expectCaching(
  page: TestResponse,
  asset: string,
  answers: ReadonlyMap<string, TestResponse>,
): Promise<void> {
  const status = answers.get('/en again')?.status
  expect(status === 304, `/en again: ${status}, not 304`)
  expect(valuesOf(page, 'cache-control')[0] === 'public, max-age=0, must-revalidate', '/en: cache-control')
  const packed = await ask(asset, { 'accept-encoding': 'gzip' })
  expect(
    packed.status === 200 && valuesOf(packed, 'content-encoding')[0] === 'gzip',
    `${asset}: ${packed.status}, not packed`,
  )
  expect(valuesOf(packed, 'cache-control')[0]?.includes('immutable') === true, `${asset}: cache-control`)
  const missing = answers.get('/_astro/nowhere.js')
  expect(
    missing?.status === 404 && !valuesOf(missing, 'cache-control').join().includes('immutable'),
    'a missing file is missed for ever',
  )
}

async function headersEverywhere(): Promise<void> {
  const page = await ask('/en')
  const asset = /\/_astro\/[^"'\s)]+\.(?:js|css)/.exec(page.body)?.[0] ?? '/_astro/missing.js'
  const answers = await everyAnswer(page, asset)
  for (const [address, answer] of answers) expectHeaders(address, answer)
  await expectCaching(page, asset, answers)
  console.log(`${answers.size} pages and answers, each with ${Object.keys(securityHeaders(false)).length} headers`)
  for (const secret of [TOKEN, SHARED])
    expect(!(nginx.accessLog() + nginx.errorLog()).includes(secret), `a log holds ${secret}`)
}

async function bodiesAndLimits(): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const small = await ask('/api/v1/auth/login', json, 'POST', `"${'a'.repeat(3 * 1024 * 1024)}"`)
  expect(
    small.status === 413 && small.body.includes('body-too-large'),
    `3 MB to a call: ${small.status} ${small.body.slice(0, 80)}`,
  )
  const picture = await ask('/api/v1/landing/pictures', json, 'POST', `"${'a'.repeat(10 * 1024 * 1024)}"`)
  expect(picture.status === 404, `10 MB of a picture from nobody: ${picture.status}, not the service's 404`)
  const from = { 'x-forwarded-for': '192.0.2.77' }
  const flood = await Promise.all(Array.from({ length: 400 }, () => ask('/api/v1/openapi.json', from)))
  const refused = flood.filter(({ status }) => status === 429)
  expect(refused.length > 50, `a flood of 400 calls: ${refused.length} refused`)
  const wait = refused[0]
  expect(
    wait?.body.includes('too-many-requests') === true && valuesOf(wait, 'retry-after').length === 1,
    'a refused call: no word or time',
  )
  const other = await ask('/api/v1/openapi.json', { 'x-forwarded-for': '192.0.2.78' })
  expect(other.status === 200, `another visitor behind the same proxy: ${other.status}`)
}

async function oneServiceLess(): Promise<void> {
  await rig.services[1]?.end('SIGKILL')
  const codes = await Promise.all(
    Array.from(
      { length: 60 },
      async (_, n) => (await ask('/api/v1/service', { 'x-forwarded-for': `198.51.100.${n}` })).status,
    ),
  )
  expect(
    codes.every(code => code === 200),
    `one service killed: ${codes.filter(code => code !== 200).join()}`,
  )
}

async function noServiceAtAll(): Promise<void> {
  await rig.services[0]?.end('SIGKILL')
  const call = await ask('/api/v1/service')
  expect(
    call.status === 503 && call.body.includes('not-serving'),
    `no service: ${call.status} ${call.body.slice(0, 80)}`,
  )
  expect(valuesOf(call, 'retry-after').length === 1, 'no service: no retry-after')
  for (const name of Object.keys(securityHeaders(false)))
    expect(valuesOf(call, name).length === 1, `no service: ${name}`)
  const page = await ask('/en')
  expect(page.status === 200, `no service: /en ${page.status}`)
}

try {
  await headersEverywhere()
  await bodiesAndLimits()
  await oneServiceLess()
  await noServiceAtAll()
} finally {
  await nginx.stop()
  await rig.stop()
}
for (const problem of problems) console.error(`MISSED ${problem}`)
console.log(problems.length === 0 ? 'deploy/nginx.conf keeps what it promises' : `${problems.length} promises broken`)
process.exitCode = problems.length === 0 ? 0 : 1
