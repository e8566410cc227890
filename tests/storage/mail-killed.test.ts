import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { type Jobs, openJobs } from '../../src/api/db/jobs.ts'
import { type MailQueue, openMailQueue } from '../../src/api/mails/mail-queue.ts'
import { exampleContent } from '../api/mails/example-content.ts'
import { type FakeSmtp, openFakeSmtp } from '../api/outside/mail/fake-smtp.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../api/mails/mail-process.ts')
const MAILS = 60
const KILLS = 5
const SIDE_BY_SIDE = 4
const TAKEOVER_MAX_MS = 30_000

let database: OpenDatabase
let jobs: Jobs
let queue: MailQueue
let smtp: FakeSmtp
let answerMs: number
const children: ChildProcess[] = []

beforeEach(async () => {
  answerMs = 60
  database = await freshDatabase()
  jobs = await openJobs(database, { supervise: false, onError: () => undefined })
  queue = await openMailQueue(jobs.boss, Date.now)
  smtp = await openFakeSmtp({ onRcptTo: (_address, _session, done) => void setTimeout(done, answerMs) })
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await smtp.close()
  await jobs.close()
  await database.close()
})

async function start(role: 'alone' | 'beside'): Promise<ChildProcess> {
  const settings = [
    '--disable-warning=ExperimentalWarning',
    PROGRAM,
    database.url,
    `smtp://localhost:${smtp.port}`,
    role,
  ]
  const child = spawn(process.execPath, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function write(count: number): Promise<string[]> {
  const mail = exampleContent('en')['story-ready']
  return Promise.all(
    Array.from({ length: count }, (_, n) => queue.queueMail(database.db, { ...mail, to: `r${n}@reader.example` })),
  )
}

const waiting = async () =>
  (await database.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()).length

describe('Killing a process that sends mails', () => {
  it('leaves every mail sent, and at most those twice that it was at', async () => {
    const ids = await write(MAILS)
    for (let kills = 0; kills < KILLS; kills++) {
      const child = await start('alone')
      await sleep(60 * (kills + 1))
      await kill(child)
      if (kills === 0) expect(await waiting()).toBeGreaterThan(MAILS / 2)
    }
    await start('alone')
    await expect.poll(waiting, { timeout: TAKEOVER_MAX_MS }).toBe(0)
    const sent = smtp.accepted.map(({ messageId }) => messageId)
    expect([...new Set(sent)].sort()).toEqual(ids.map(id => `<${id}@tales.example>`).sort())
    expect(sent.length - MAILS).toBeLessThanOrEqual(KILLS * SIDE_BY_SIDE)
  })

  it('hands what it was at to another process', async () => {
    answerMs = 60_000
    await write(1)
    const first = await start('beside')
    await expect.poll(() => smtp.connections(), { timeout: 5000 }).toBe(1)
    await start('beside')
    answerMs = 0
    await kill(first)
    await expect.poll(() => smtp.accepted.length, { timeout: TAKEOVER_MAX_MS }).toBe(1)
    await expect.poll(waiting).toBe(0)
  })
})
