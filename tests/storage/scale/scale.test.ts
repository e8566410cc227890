import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOwedFiles } from '../../../src/api/accounts/remove-files.ts'
import { sweepAccounts } from '../../../src/api/accounts/sweep.ts'
import { HANDLERS } from '../../../src/api/boot/handlers.ts'
import { removePendingFiles } from '../../../src/api/editions/pending-files.ts'
import { removeOldInvoices } from '../../../src/api/invoices/remove-old-invoices.ts'
import { deleteOldReservations } from '../../../src/api/limits/token-reservation.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import { sweepMails } from '../../../src/api/mails/sweep-mails.ts'
import { sweepLostRevisionRequests, sweepLostStories } from '../../../src/api/pipeline/sweep.ts'
import { sweepOwedCovers } from '../../../src/api/pipeline/sweeps/owed-covers.ts'
import { sweepOwedEditions } from '../../../src/api/pipeline/sweeps/owed-editions.ts'
import { sweepOwedProofs } from '../../../src/api/pipeline/sweeps/owed-proofs.ts'
import { deliverPresents } from '../../../src/api/presents/deliver-presents.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { openShop } from '../../../src/api/shop/shop-jobs.ts'
import { sendReminders } from '../../../src/api/stories/quota-reminder.ts'
import { signaturesBefore } from '../../../src/api/stories/signatures-before.ts'
import { STORY_PAGE } from '../../../src/contract/limits.ts'
import type { StorySummary } from '../../../src/contract/story-summary.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { isEndurance } from '../../helpers/how-often.ts'
import { openServiceOn, type TestService } from '../../helpers/service-on.ts'
import { type Row, TABLE } from '../roles/role-table.ts'
import { type Cast, ROLES, type Role } from '../roles/stage.ts'
import { QUERIES_MAX } from './queries-max.ts'
import { castOf, claimHashOf, GUEST_CLAIM } from './scale-cast.ts'
import { GUEST_STORY, idOf, OWN_STORIES, seedScale } from './seed.ts'
import { type Statement, type WatchedDatabase, watchQueries } from './watched-queries.ts'

/** Enough that the planner would rather use an index; `npm run endurance` has as many as the bars say. */
const AMOUNTS = isEndurance ? { stories: 100_000, accounts: 20_000 } : { stories: 20_000, accounts: 4000 }
const SECRET = 'a secret of the tests, long enough for a key'
/** What ends the session that asks, or its account: each has an owner of its own. */
const ENDING = ['delete-account', 'sign-out', 'revoke-session', 'revoke-other-sessions', 'update-user']

/** What leaves nothing for the others: each has a story of its own. */
const STORIES: Readonly<Record<string, number>> = { 'restore-version': 61, 'revoke-share': 46 }
/** What the seeded rows are answered otherwise than those of the table's own stage: no file lies in the store. */
const ANSWERED: Readonly<Record<string, number>> = {
  'retry-edition': 409,
  'read-proof': 200,
  'read-preview': 200,
  'read-media': 404,
}

const calls = HANDLERS.map(({ call }) => call)

let database: WatchedDatabase
let test: TestService
let cast: Cast
let owners = 20
beforeAll(async () => {
  database = watchQueries(await freshDatabase())
  test = await openServiceOn(database)
  await openShop(test.service, test.sandbox)
  await seedScale(database.db, AMOUNTS, claimHashOf(SECRET))
  cast = await castOf(test, 1)
}, 300_000)
afterAll(() => test.close())

const statusOf = ({ gives }: Row, role: Role): number => Number(gives.split(' ')[ROLES.indexOf(role)])

/** Who is not refused, the owner rather than others. */
function askerOf(row: Row): Role {
  const open = (role: Role) => statusOf(row, role) < 400
  return (['owner', 'staff', 'recipient'] as const).find(open) ?? 'owner'
}

async function ask(row: Row, people: Cast, asker: Role = askerOf(row)) {
  const call = calls.find(({ name }) => name === row.call)
  const { params = {}, ...rest } = row.ask?.(people, asker) ?? {}
  const path = call?.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? ''
  return database.watch(() => people[asker].ask({ method: call?.method ?? 'GET', path, ...rest }))
}

async function scansIn(statements: readonly Statement[]): Promise<string[]> {
  const once = new Map(statements.map(statement => [statement.sql, statement]))
  const found: string[] = []
  for (const statement of once.values()) {
    for (const scan of await database.scansOf(statement)) found.push(`${scan}: ${statement.sql}`)
  }
  return found
}

describe(`With ${AMOUNTS.stories} stories and ${AMOUNTS.accounts} accounts`, () => {
  it('it is noticed when a table is read whole', async () => {
    const { db } = database
    const careless = () => db.selectFrom('story').select('id').where('teaser', '=', 'unheard of').execute()
    const { statements } = await database.watch(careless)
    expect(await scansIn(statements)).toEqual([expect.stringContaining('Seq Scan on story: select')])
  })

  it('there is a limit of queries for every call, and for no other', () => {
    expect(Object.keys(QUERIES_MAX).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
    const requested = new Set(TABLE.map(({ call }) => call))
    expect(calls.map(({ name }) => name).filter(name => !requested.has(name))).toEqual([])
  })

  it.each([
    ['of its browser', {}],
    ['in a format', { type: 'ebook,audiobook' }],
    ['of which an audiobook was ordered', { ordered: 'audiobook' }],
    ['by their ids', { ids: [3, 7, 76].map(number => idOf('story', number)).join(',') }],
    ['of the page after the first', { cursor: `${Date.now() * 1000}.${idOf('story', 1)}` }],
  ])(
    'stories %s are listed by five queries at most, for whoever asks',
    async (_which, query: Record<string, string>) => {
      for (const role of ['owner', 'recipient', 'nobody'] as const) {
        const { result, statements } = await ask(
          { call: 'list-stories', gives: '', ask: () => ({ query }) },
          cast,
          role,
        )
        expect(result.statusCode).toBe(200)
        expect(await scansIn(statements)).toEqual([])
        expect(statements.length).toBeLessThanOrEqual(5)
      }
    },
  )

  it(`a page of ${OWN_STORIES} own stories has at most 60 kB, and is not sent again while nothing changes`, async () => {
    const first = await cast.owner.ask({ method: 'GET', path: '/stories' })
    const page: StorySummary[] = first.json()
    expect(page.length).toBe(STORY_PAGE)
    expect(Buffer.byteLength(first.body)).toBeLessThanOrEqual(60_000)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await cast.owner.ask({ method: 'GET', path: '/stories', headers })).statusCode).toBe(304)
  })

  it('the pages have every story once, the newest first', async () => {
    const all: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = { limit: '40', ...(cursor && { cursor }) }
      const response = await cast.owner.ask({ method: 'GET', path: '/stories', query })
      all.push(...(response.json() as StorySummary[]).map(({ id }) => id))
      cursor = response.headers['x-next-cursor'] as string | undefined
    }
    const own = all.filter(id => Number.parseInt(id.slice(-12), 16) <= OWN_STORIES)
    expect(own).toEqual(Array.from({ length: OWN_STORIES }, (_, index) => idOf('story', index + 1)))
    expect(new Set(all).size).toBe(all.length)
  })

  it('a status costs a guest no query, and whoever is signed in the one for their session', async () => {
    const path = (story: number) => `/stories/${idOf('story', story)}/generator-status`
    const guest = () => cast.nobody.ask({ method: 'GET', path: path(GUEST_STORY) })
    const owner = () => cast.owner.ask({ method: 'GET', path: path(1) })
    for (const [poll, most] of [
      [guest, 0],
      [owner, 1],
    ] as const) {
      await expect
        .poll(async () => (await database.watch(poll)).statements.map(({ sql }) => sql), { timeout: 8000 })
        .toHaveLength(most)
      const { headers, statusCode } = await poll()
      expect([statusCode, headers.etag]).toEqual([200, expect.stringMatching(/^W\//)])
    }
    expect(GUEST_CLAIM).toHaveLength(43)
  })

  it.each(TABLE.map(row => ({ ...row, name: row.about ? `${row.call}, ${row.about},` : row.call })))(
    '$name asks few questions, and none reads a whole table',
    async row => {
      owners += 1
      const people = await castOf(test, ENDING.includes(row.call) ? owners : 1, STORIES[row.call])
      const { result, statements } = await ask(row, people)
      expect(test.logged.filter(line => line.includes('call broke'))).toEqual([])
      expect(result.statusCode).toBe(ANSWERED[row.call] ?? statusOf(row, askerOf(row)))
      expect(await scansIn(statements)).toEqual([])
      const most = QUERIES_MAX[row.call as keyof typeof QUERIES_MAX]
      expect(statements.length, statements.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(most)
    },
  )

  it.runIf(isEndurance).each([
    ['a status', 'nobody', `/stories/${idOf('story', GUEST_STORY + 10)}/generator-status`, 5],
    ['a status of one who is signed in', 'owner', `/stories/${idOf('story', 1)}/generator-status`, 5],
    ['a page of stories', 'owner', '/stories', 30],
  ] as const)('%s costs little of the processor while it does not change', async (_what, role, path, mostMs) => {
    const first = await cast[role].ask({ method: 'GET', path })
    const headers = { 'if-none-match': String(first.headers.etag) }
    const spent: number[] = []
    for (let round = 0; round < 300; round += 1) {
      const before = process.cpuUsage()
      const { statusCode } = await cast[role].ask({ method: 'GET', path, headers })
      expect(statusCode).toBe(304)
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1000)
    }
    // The first ones are compiled.
    const settled = spent.slice(100).toSorted((one, other) => one - other)
    const p95 = settled[Math.floor(settled.length * 0.95)] ?? 0
    console.info(`${path}: p50 ${settled[100]} ms, p95 ${p95} ms of the processor`)
    expect(p95).toBeLessThanOrEqual(mostMs)
  })

  it('no sweep reads a whole table', async () => {
    const queue = await openMailQueue(test.jobs.boss, Date.now)
    const { workerDeps, service } = test
    const sweeps: Record<string, () => Promise<unknown>> = {
      accounts: () => sweepAccounts(workerDeps),
      'files of deleted stories': () => removeOwedFiles(workerDeps),
      'loose files': () => removePendingFiles(workerDeps),
      stories: () => sweepLostStories(workerDeps),
      wishes: () => sweepLostRevisionRequests(workerDeps),
      covers: () => sweepOwedCovers(workerDeps),
      editions: () => sweepOwedEditions(workerDeps),
      proofs: () => sweepOwedProofs(workerDeps),
      mails: () => sweepMails({ db: database.db, queue, clock: Date.now }),
      presents: () => deliverPresents({ db: database.db, clock: Date.now, publicOrigin: '', queue }),
      reminders: () => sendReminders({ db: database.db, clock: Date.now, publicOrigin: '', queue, quotaAccount: 10 }),
      orders: () => reconcile(service),
      'old invoices': () => removeOldInvoices(service),
      'holds of tokens': () => deleteOldReservations(service),
      'the sandbox of payments': () => test.sandbox.sweep(),
      estimates: () => service.estimates.seconds('model'),
      'what a story is compared with': async () => {
        const story = await database.db
          .selectFrom('story')
          .selectAll()
          .where('id', '=', idOf('story', 1))
          .executeTakeFirstOrThrow()
        await signaturesBefore(database.db, story)
      },
    }
    const found: string[] = []
    for (const [name, sweep] of Object.entries(sweeps)) {
      const { statements } = await database.watch(sweep)
      expect(statements.length, name).toBeGreaterThan(0)
      found.push(...(await scansIn(statements)).map(scan => `${name}: ${scan}`))
    }
    expect(found).toEqual([])
  })
})
