import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContentRoutes } from '../../src/api/http/routes/content.ts'
import { addHealth } from '../../src/api/http/routes/health.ts'
import { addLandingShareRoutes } from '../../src/api/http/routes/landing-shares.ts'
import { addMailbox } from '../../src/api/http/routes/mailbox.ts'
import { openSite } from '../../src/api/http/routes/pages.ts'
import { addPaymentSandboxRoutes } from '../../src/api/http/routes/payment-sandbox.ts'
import { addSharedStoryRoutes, shareTagsOf } from '../../src/api/http/routes/shared-stories.ts'
import { securityHeaders } from '../../src/api/http/security-headers.ts'
import { openMailbox } from '../../src/api/outside/mail/mailbox.ts'
import { openShop } from '../../src/api/shop/shop-jobs.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { type Described, type InputPosition, inputPositionsOf, type Route } from '../helpers/hostile-requests.ts'
import { EXECUTED, hostileTexts } from '../helpers/hostile-strings.ts'
import { howOften } from '../helpers/how-often.ts'
import { quietLog } from '../helpers/quiet.ts'
import { landingDraft, openTestLandings, type TestLandings } from './landings/test-landings.ts'
import type { RoleBrowser } from './roles/role-browser.ts'
import { GOOD_CARD } from './shop/test-shop.ts'

const HOOK_SECRET = 'a secret that only the content service knows'
/** Of the content service that the landing pages of tests are in. */
const CONTENT_SECRET = 'a secret of the tests, long enough for a key'
const MAILBOX_KEY = 'f'.repeat(40)
const REQUESTS = howOften({ some: 1000, all: 36_000 })
/** Another one each time; to have a run again, `HOSTILE_SEED=<what it printed>`. */
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000_007)
const LIMITS = { requestsPerMinute: 1_000_000, log: quietLog }
const STAFF = 'editor@tales.example'

/** In the database's, the framework's or the machine's words. */
const INSIDE = [
  'invalid byte sequence',
  'unsupported Unicode escape',
  'invalid input syntax',
  'syntax error at',
  'out of range for type',
  'violates ',
  'duplicate key',
  'relation "',
  'deadlock detected',
  'pg_',
  'sqlstate',
  '22P02',
  '22021',
  'kysely',
  'node_modules',
  'node:internal',
  'src/api/',
  'root:x:0',
]

const ENVIRONMENT = 'spaces/built-in/environments/master'
/** What the routes with a star lead to. */
const BEHIND_STARS: readonly Route[] = [
  ...['entries', 'assets', 'content_types', 'sync'].map(kind => ({
    method: 'GET',
    url: `/content/cda/${ENVIRONMENT}/${kind}`,
  })),
  { method: 'GET', url: `/content/cda/${ENVIRONMENT}/entries/:id` },
  { method: 'GET', url: `/content/cma/${ENVIRONMENT}/entries` },
  ...['POST', 'PUT', 'GET', 'DELETE', 'PATCH'].map(method => ({
    method,
    url: `/content/cma/${ENVIRONMENT}/entries/:id`,
  })),
  { method: 'PUT', url: `/content/cma/${ENVIRONMENT}/assets/:id/files/:language/process` },
  { method: 'POST', url: `/content/cma/${ENVIRONMENT}/uploads` },
  { method: 'GET', url: '/content/images/built-in/:id/:story/:file' },
  { method: 'GET', url: '/de/:url' },
  { method: 'GET', url: '/:lang/pages/:url' },
  { method: 'GET', url: '/_astro/:file' },
  { method: 'GET', url: '/de/s/:id' },
  { method: 'GET', url: '/mailbox/:id/mail' },
]

let landings: TestLandings
let server: FastifyInstance
let visitor: RoleBrowser
let passing: RoleBrowser
let inputs: InputPosition[]
let tables: string[]
const routes: Route[] = []

const noteRoutes = (noted: FastifyInstance) =>
  void noted.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one, url })
  })

beforeAll(async () => {
  landings = await openTestLandings({ service: { onServer: noteRoutes, contentWebhookSecret: HOOK_SECRET }, addRoutes })
  visitor = await landings.person('reader@tales.example', 'proven')
  passing = await landings.person('passing@tales.example', 'proven')
  inputs = await findInputs()
  tables = await tableNames()
})
afterAll(() => landings.close())

/** Everything that the start puts on a server beside the calls. */
async function addRoutes({ test, content, site }: Pick<TestLandings, 'test' | 'content' | 'site'>): Promise<void> {
  server = test.server
  const outages = test.service.outages
  addHealth(server, { db: test.database.db, outages, isServing: () => true })
  await openShop(test.service, test.sandbox)
  await addPaymentSandboxRoutes(server, test.sandbox, { ...LIMITS, afterwards: async () => undefined })
  const mailbox = openMailbox(`${import.meta.dirname}/no-such-outbox`)
  await addMailbox(server, mailbox, { publicOrigin: 'http://localhost:4321', key: MAILBOX_KEY })
  if (content.handle) await addContentRoutes(server, content.handle, { ...LIMITS, outages, contentApi: true })
  await addLandingShareRoutes(server, { picture: async () => 'missing' }, { ...LIMITS, outages })
  await addSharedStoryRoutes(server, test.service, LIMITS)
  await openSite(server, site.publication, undefined, shareTagsOf(test.service))
}

async function findInputs(): Promise<InputPosition[]> {
  const started = await visitor.ask({
    method: 'POST',
    path: '/stories/start-generator',
    body: { parameter: exampleParameter() },
  })
  const { id: uuid } = started.json()
  await finish(uuid)
  const { paths } = (await server.inject('/api/v1/openapi.json')).json() as { paths: Described }
  const named = {
    parameter: exampleParameter(),
    id: uuid,
    story: uuid,
    language: 'de',
    lang: 'de',
    what: 'pay',
    card: GOOD_CARD,
    number: 1,
    limit: '5',
    draft: landingDraft(),
    file: 'cover.webp',
    url: 'fox',
    cursor: 'fox',
  }
  const known = { uuid, email: 'reader@tales.example', named }
  return [...routes, ...BEHIND_STARS].flatMap(route => inputPositionsOf(route, paths, known))
}

/** Has a story written, and nothing of what is sent afterwards. */
async function finish(story: string): Promise<void> {
  const { boss } = landings.test.jobs
  await landings.test.work()
  expect(await landings.test.ended(story)).toBe('complete')
  for (const { name } of await boss.getQueues()) await boss.offWork(name)
}

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    landings.test.database.db,
  )
  // One word may stand in any text; two of them with a line between are ours.
  return rows.map(({ name }) => name).filter(name => /[a-z]_[a-z]/.test(name))
}

/** What nobody may say in an answer; what the request itself says may come back. */
function wordsFromInside(options: InjectOptions, { payload }: LightMyRequestResponse): string[] {
  const sent = decodeSafely(JSON.stringify(options)).toLowerCase()
  const answer = payload.toLowerCase()
  return [...INSIDE, ...tables].filter(
    word => answer.includes(word.toLowerCase()) && !sent.includes(word.toLowerCase()),
  )
}

function decodeSafely(text: string): string {
  return text.replace(/%[0-7][0-9a-f]/gi, byte => String.fromCharCode(Number.parseInt(byte.slice(1), 16)))
}

/** Headers that are missing or say less than they should; a door may forbid more than all do. */
function headersMissing({ headers }: LightMyRequestResponse): string[] {
  const wanted = Object.entries(securityHeaders(false))
  return wanted.flatMap(([name, value]) => {
    const said = String(headers[name] ?? '')
    if (said === value) return []
    const isStricter =
      (name === 'content-security-policy' && /frame-ancestors '(?:none|self)'/.test(said)) ||
      (name === 'referrer-policy' && said === 'no-referrer')
    return isStricter ? [] : [`${name}: ${said}`]
  })
}

/** Whether a browser or the service would run, or has run, what was sent. */
function executed({ headers, payload }: LightMyRequestResponse): boolean {
  const isPage = /html|svg|xml/.test(String(headers['content-type'] ?? ''))
  const isRun = isPage && new RegExp(`<[^>]*${EXECUTED.call}\\(|<script>${EXECUTED.call}`).test(payload)
  const isSplit =
    headers['set-cookie'] !== undefined && [headers['set-cookie']].flat().some(set => set.startsWith('hostile='))
  return isRun || isSplit || Object.hasOwn(Object.prototype, EXECUTED.property)
}

function faultsOf(options: InjectOptions, answer: LightMyRequestResponse): string[] {
  const missing = headersMissing(answer)
  const words = wordsFromInside(options, answer)
  return [
    ...(answer.statusCode >= 500 ? [`status ${answer.statusCode}: ${answer.payload.slice(0, 120)}`] : []),
    ...(missing.length > 0 ? [`headers ${missing.join(', ')}`] : []),
    ...(words.length > 0 ? [`says ${words.join(', ')}`] : []),
    ...(executed(answer) ? ['ran what was sent'] : []),
    ...(answer.payload.includes(EXECUTED.product) ? ['counted what was sent'] : []),
  ]
}

/** Whoever asks, in turn: staff, somebody signed in, nobody. */
function asSomebody({ url }: Route, options: InjectOptions, turn: number): InjectOptions {
  const remoteAddress = turn % 8 === 0 ? '127.0.0.1' : `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
  const token = url.startsWith('/content/') && contentToken(url.includes('/cda/') ? 'delivery' : 'management')
  const own = { ...(token && { authorization: `Bearer ${token}` }), 'x-content-webhook-secret': HOOK_SECRET }
  const headers = { 'x-confirmed': '1', ...(turn % 5 > 0 && own), ...options.headers }
  if ('cookie' in headers || turn % 5 === 0) return { ...options, headers, remoteAddress }
  const who = ENDS_SESSIONS.test(url) ? passing : FOR_STAFF.test(url) ? landings.staff : visitor
  return { ...options, headers: { ...headers, cookie: `mailbox=${MAILBOX_KEY}; ${who.cookies()}` }, remoteAddress }
}

const FOR_STAFF = /\/landing|\/all$/
const ENDS_SESSIONS = /\/auth\/|\/user(?:\/|$)/

const contentToken = (api: string): string =>
  createHmac('sha256', CONTENT_SECRET).update(`content ${api}`).digest('base64url')

/** Somebody else where the session of who was there before has ended by what was asked. */
async function renewPassing(): Promise<void> {
  if ((await passing.ask({ method: 'GET', path: '/user' })).statusCode === 200) return
  passing = await landings.person(`passing-${randomUUID()}@tales.example`, 'proven')
}

describe('Every route of the server', () => {
  it('is asked here: whatever the start puts on it', () => {
    const start = readFileSync(new URL('../../src/api/boot/start.ts', import.meta.url), 'utf8')
    const own = readFileSync(import.meta.filename, 'utf8')
    const imports = [...start.matchAll(/import \{([^}]*)\} from '\.\.\/http\/(?:routes\/[\w-]+|server)\.ts'/g)]
    const put = imports
      .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
      .filter(name => /^(?:add|openSite)/.test(name))
    expect(put.length).toBeGreaterThan(5)
    expect(put.filter(name => name !== 'addCalls' && !own.includes(`${name}(server`))).toEqual([])
    expect(routes.length).toBeGreaterThan(70)
  })

  it(`answers hostile texts at every place of it without breaking, with every header and no word from inside (seed ${SEED})`, {
    timeout: 1_800_000,
  }, async () => {
    const faults = new Map<string, string>()
    const texts = hostileTexts(REQUESTS, SEED)
    const statuses = new Map<number, number>()
    for (const [turn, text] of texts.entries()) {
      // Steps of a prime visit every place before one comes again, whatever the seed begins with.
      const input = itemAt(inputs, (SEED + turn * 7919) % inputs.length)
      const options = asSomebody(input.route, input.request(text, SEED + turn), SEED + turn)
      const response = await server.inject(options)
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
      const found = faultsOf(options, response)
      const name = `${input.route.method} ${input.route.url} ${input.where}`
      if (found.length > 0) faults.set(name, `${found.join('; ')} for ${JSON.stringify(text).slice(0, 80)}`)
      if (ENDS_SESSIONS.test(input.route.url)) await renewPassing()
    }
    if (process.env.HOSTILE_FIGURES) console.log(inputs.length, routes.length, Object.fromEntries(statuses))
    expect(
      [...faults].map(([name, fault]) => `${name}: ${fault}`),
      `HOSTILE_SEED=${SEED}`,
    ).toEqual([])
    // The answers are not all refusals of a door that nothing got through.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20)
  })

  it('has run nothing of it in the database', async () => {
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${EXECUTED.table}) as found`.execute(
      landings.test.database.db,
    )
    expect(rows).toEqual([{ found: null }])
    const staff = await landings.test.database.db
      .selectFrom('account')
      .select('is_staff')
      .where('email', '=', STAFF)
      .execute()
    expect(staff).toHaveLength(1)
  })
})
