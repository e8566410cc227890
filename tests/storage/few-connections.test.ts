import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AUDIT,
  auditOf,
  type OrderedStory,
  orderStory,
  untilNothingIsOpen,
  wholeStories,
} from '../helpers/audited-stories.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { type OwnPostgres, openOwnPostgres } from '../helpers/own-postgres.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'
import { watchStories } from '../helpers/watchers.ts'

/** A fifth of what four processes ask for. */
const CONNECTIONS = 14
const WATCHERS = howOften({ some: 120, all: 900 })
const WATCHED_MS = howOften({ some: 8_000, all: 120_000 })
const STORIES = howOften({ some: 4, all: 20 })
const LIMIT_MS = isEndurance ? 900_000 : 240_000

let folder: string
let postgres: OwnPostgres
let admin: pg.Client
let services: ServiceProcess[]
let workers: ServiceProcess[]
const exits: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-few-'))
  postgres = await openOwnPostgres()
  admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create role limited login connection limit ${CONNECTIONS}`)
  await admin.query('create database limited owner limited')
  const url = postgres.url.replace('app@/postgres', 'limited@/limited')
  const shared = { DATABASE_URL: url, SESSION_SECRET: 'one secret that all processes of a test share' }
  // One folder for all: a worker finds the pictures that the other one drew.
  const start = (role: string) => startProcess(folder, { ...shared, ROLE: role })
  services = [await start('api'), await start('api')]
  workers = [await start('worker'), await start('worker')]
  for (const { child } of [...services, ...workers]) child.once('exit', code => exits.push(`left with ${code}`))
}, LIMIT_MS)
afterAll(async () => {
  await Promise.all([...services, ...workers].map(running => running.end('SIGTERM')))
  await admin.end()
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe(`A database that gives ${CONNECTIONS} connections to four processes`, () => {
  it(
    `makes them slower: ${WATCHERS} watchers are answered or told to come back, and nothing ends`,
    async () => {
      const url = postgres.url.replace('/postgres', '/limited')
      const auditor = new pg.Client({ connectionString: url })
      auditor.on('error', () => undefined)
      await auditor.connect()
      // What it makes must be theirs, and its own connection none of theirs.
      await auditor.query('set role limited')
      await auditor.query(AUDIT)
      const begun: OrderedStory[] = []
      while (begun.length < STORIES) {
        const story = await orderStory(services[begun.length % 2]?.origin ?? '')
        if (story.status !== 200) expect(story.status).toBe(503)
        else begun.push(story)
      }
      const watchers = Array.from({ length: WATCHERS }, (_, index) => {
        const { id, cookie } = begun[index % begun.length]!
        return { address: `${services[index % 2]?.origin}/api/v1/stories/${id}/generator-status`, cookie }
      })
      const { statuses } = await watchStories(watchers, AbortSignal.timeout(WATCHED_MS))
      const { 200: whole = 0, 304: same = 0, 503: later = 0, ...others } = statuses
      expect(others).toEqual({})
      expect(whole + same).toBeGreaterThan(later)
      await untilNothingIsOpen(auditor, LIMIT_MS)
      expect(await auditOf(auditor)).toEqual(wholeStories(STORIES))
      expect(exits).toEqual([])
      await auditor.end()
    },
    LIMIT_MS,
  )
})
