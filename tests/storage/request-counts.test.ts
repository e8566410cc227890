import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openRequestCounts, type RequestCounts } from '../../src/api/http/request-counts.ts'
import { sweepRequestCounts } from '../../src/api/http/request-rows.ts'
import { processTimer, type Timer } from '../../src/lib/timer.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openServiceOn } from '../helpers/service-on.ts'

const LIMIT = 30
/** What the second of two processes may let through before it asks: a tenth of the limit. */
const SLACK = 3
const NOW = Date.parse('2026-11-22T10:00:00Z')

let database: OpenDatabase
let now: number
const warned: string[] = []
const open: RequestCounts[] = []
beforeEach(async () => {
  database = await freshDatabase()
  now = NOW
  warned.length = 0
})
afterEach(async () => {
  for (const counts of open.splice(0)) await counts.close()
  await database.close()
})

/** Counts of a process of its own on the same database. Without a timer nothing is exchanged unless it must be. */
function processOf(timer: Timer = () => () => undefined): RequestCounts {
  const counts = openRequestCounts({
    db: database.db,
    secret: 'a secret of the tests, long enough for a key',
    clock: () => now,
    timer,
    log: { warn: (_fields, message) => void warned.push(message) },
  })
  open.push(counts)
  return counts
}

async function passed(counts: RequestCounts, requests: number, key = 'calls 192.0.2.1'): Promise<number> {
  let through = 0
  for (let n = 0; n < requests; n++) if ((await counts.count(key, LIMIT)).current <= LIMIT) through += 1
  return through
}
const rows = () => database.db.selectFrom('request_count').selectAll().execute()

describe('Requests that several processes count', () => {
  it('are limited for all of them together, whoever is asked first', async () => {
    const [one, other] = [processOf(), processOf()]
    expect(await passed(one, 2 * LIMIT)).toBe(LIMIT)
    expect(await passed(other, 2 * LIMIT)).toBeLessThanOrEqual(SLACK)
  })

  it('are limited for all of them together, in turn and at once', async () => {
    const [one, other] = [processOf(), processOf()]
    let through = 0
    for (let n = 0; n < LIMIT; n++) through += (await passed(one, 1)) + (await passed(other, 1))
    expect(through).toBeGreaterThanOrEqual(LIMIT)
    expect(through).toBeLessThanOrEqual(LIMIT + SLACK)
    const crowd = await Promise.all(
      [one, other].flatMap(counts => Array.from({ length: LIMIT }, () => passed(counts, 1, 'calls 192.0.2.2'))),
    )
    const sum = crowd.reduce((total, one) => total + one, 0)
    expect(sum).toBeGreaterThanOrEqual(LIMIT - SLACK)
    expect(sum).toBeLessThanOrEqual(LIMIT + SLACK)
  })

  it('begin anew with the next minute, and cost no query while they are few', async () => {
    const counts = processOf()
    await passed(counts, SLACK)
    expect(await rows()).toEqual([])
    expect(await passed(counts, 2 * LIMIT)).toBe(LIMIT - SLACK)
    expect((await rows()).map(({ count }) => count)).toEqual([LIMIT])
    now += 60_000
    expect(await passed(counts, 2 * LIMIT)).toBe(LIMIT)
  })

  it('are exchanged once a second where somebody asked', async () => {
    const [one, other] = [processOf(processTimer), processOf(processTimer)]
    await passed(one, SLACK)
    await expect.poll(async () => (await rows()).map(({ count }) => count), { timeout: 10_000 }).toEqual([SLACK])
    await passed(other, SLACK)
    await expect.poll(async () => (await rows()).map(({ count }) => count), { timeout: 10_000 }).toEqual([2 * SLACK])
  })

  it('are counted by each process alone while the database is away, and together again when it is back', async () => {
    const counts = processOf()
    await sql`alter table request_count rename to elsewhere`.execute(database.db)
    expect(await passed(counts, 2 * LIMIT)).toBe(LIMIT)
    now += 60_000
    expect(await passed(counts, 2 * LIMIT)).toBe(LIMIT)
    expect(warned).toEqual(['requests are counted by each process alone'])
    await sql`alter table elsewhere rename to request_count`.execute(database.db)
    now += 60_000
    expect(await passed(counts, 2 * LIMIT)).toBe(LIMIT)
    expect(await passed(processOf(), 2 * LIMIT)).toBeLessThanOrEqual(SLACK)
  })

  it('leave no address in the database, and nothing at all when they are swept', async () => {
    const counts = processOf()
    await passed(counts, LIMIT)
    expect(JSON.stringify(await rows())).not.toContain('192.0.2')
    expect(Buffer.concat((await rows()).map(({ key }) => key)).toString('latin1')).not.toContain('192.0.2')
    expect(await sweepRequestCounts(database.db, now)).toBe(0)
    expect(await sweepRequestCounts(database.db, now + 60_001)).toBe(1)
    expect(await rows()).toEqual([])
  })
})

describe('Two services on one database', () => {
  it('give a network as many answers as the limit says, in sum', async () => {
    const second = await freshDatabase()
    const services = await Promise.all(
      [database, second].map(own => openServiceOn(own, { requestsPerMinute: LIMIT, requestCounts: processOf() })),
    )
    const codes: number[] = []
    for (let n = 0; n < 2 * LIMIT; n++) {
      for (const { server } of services) codes.push((await server.inject('/api/v1/openapi.json')).statusCode)
    }
    const answered = codes.filter(code => code === 200).length
    expect(answered).toBeGreaterThanOrEqual(LIMIT)
    expect(answered).toBeLessThanOrEqual(LIMIT + SLACK)
    expect(new Set(codes)).toEqual(new Set([200, 429]))
    await services[1]?.close()
    await services[0]?.server.close()
    await services[0]?.jobs.close()
  })
})
