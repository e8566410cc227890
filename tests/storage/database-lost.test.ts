import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUDIT, auditOf, orderStory, untilNothingIsOpen, wholeStories } from '../helpers/audited-stories.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { type OwnPostgres, openOwnPostgres } from '../helpers/own-postgres.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const ROUNDS = howOften({ some: 4, all: 20 })
const STORIES_A_ROUND = 2
const LOAD_MAX_MS = 1500
/** Until every process serves again, once the server takes connections. The bar is 5 s; in `npm test` others run beside. */
const SERVING_LIMIT_MS = isEndurance ? 5000 : 20_000
const LIMIT_MS = isEndurance ? 1_800_000 : 300_000
const LOOK_MS = 50

let folder: string
let postgres: OwnPostgres
let api: ServiceProcess
let workers: ServiceProcess[]
let exits: string[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-lost-'))
  postgres = await openOwnPostgres()
  const shared = { DATABASE_URL: postgres.url, SESSION_SECRET: 'one secret that all processes of a test share' }
  // One folder for all: a worker finds the pictures that the other one drew.
  const start = (role: string) => startProcess(folder, { ...shared, ROLE: role })
  api = await start('api')
  workers = [await start('worker'), await start('worker')]
  exits = []
  for (const { child } of [api, ...workers]) child.once('exit', code => exits.push(`left with ${code}`))
})
afterAll(async () => {
  await Promise.all([api, ...workers].map(running => running.end('SIGTERM')))
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function onServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgres.url })
  // A trial may take the connection away.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const statusOf = async (running: ServiceProcess, address: string) => (await fetch(running.origin + address)).status

/** Milliseconds until every process says that it is ready. */
async function untilServing(): Promise<number> {
  const started = performance.now()
  for (const running of [api, ...workers]) {
    while ((await statusOf(running, '/readyz')) !== 200) {
      if (performance.now() - started > SERVING_LIMIT_MS)
        throw new Error(`not ready again:\n${running.log().slice(-2000)}`)
      await sleep(LOOK_MS)
    }
  }
  return performance.now() - started
}

/** Ends every connection of the product, one after the other, and gives it time to make new ones between. */
const endEachConnection = () =>
  onServer(async client => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name like 'lumitale%'`,
    )
    for (const { pid } of rows) await client.query('select pg_terminate_backend($1)', [pid])
    return rows.length
  })

/** What a process said that was more than information. */
const problemsIn = (log: string) =>
  log
    .split('\n')
    .filter(line => /"level":"(warn|error|fatal)"|"level":[456]0/.test(line))
    .join('\n')

describe('A database that goes away', () => {
  it(
    `${ROUNDS} times under load ends no process, loses no story and doubles none`,
    async () => {
      await onServer(client => client.query(AUDIT))
      const kinds = ['immediate', 'fast', 'each connection'] as const
      const slowest = { ms: 0 }
      let accepted = 0
      for (let round = 0; round < ROUNDS; round++) {
        for (let story = 0; story < STORIES_A_ROUND; story++) {
          const { status } = await orderStory(api.origin)
          expect(status).toBe(200)
          accepted += 1
        }
        await sleep(Math.random() * LOAD_MAX_MS)
        const kind = kinds[round % kinds.length] ?? 'fast'
        if (kind === 'each connection') {
          expect(await endEachConnection()).toBeGreaterThan(0)
        } else {
          await postgres.stop(kind)
          expect(await statusOf(api, '/readyz')).toBe(503)
          expect(await statusOf(api, '/livez')).toBe(200)
          expect(await statusOf(api, '/de')).toBe(200)
          const refused = await fetch(`${api.origin}/api/v1/products`)
          expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'not-serving' }])
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
          await postgres.start()
        }
        slowest.ms = Math.max(slowest.ms, await untilServing())
      }
      expect(exits).toEqual([])
      console.info(`serving again after ${Math.round(slowest.ms)} ms at most, in ${ROUNDS} rounds`)
      await onServer(client => untilNothingIsOpen(client, LIMIT_MS))
      const audit = await onServer(auditOf)
      expect(audit, workers.map(running => problemsIn(running.log())).join('\n')).toEqual(wholeStories(accepted))
      expect(exits).toEqual([])
    },
    LIMIT_MS,
  )
})
