import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoryStatus } from '../../src/contract/story.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const LIMIT_MS = 40_000

let folder: string
let api: ServiceProcess
let workers: ServiceProcess[]
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-many-'))
  const database = await freshDatabase()
  await database.close()
  const shared = { DATABASE_URL: database.url, SESSION_SECRET: 'one secret that all processes of a test share' }
  api = await startProcess(folder, { ...shared, ROLE: 'api' })
  workers = await Promise.all([1, 2].map(() => startProcess(folder, { ...shared, ROLE: 'worker' })))
})
afterAll(async () => {
  await Promise.all([api, ...workers].map(running => running.end('SIGTERM')))
  rmSync(folder, { recursive: true, force: true })
})

describe('One process for calls and two for work', () => {
  it('finish stories together', async () => {
    const started = await fetch(`${api.origin}/api/v1/stories/start-generator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parameter: exampleParameter() }),
    })
    const { id } = (await started.json()) as { id: string }
    const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
    let status: StoryStatus | undefined
    for (const end = Date.now() + LIMIT_MS; Date.now() < end && !status?.statusDetails.isComplete; await sleep(100)) {
      const response = await fetch(`${api.origin}/api/v1/stories/${id}/generator-status`, { headers: { cookie } })
      status = (await response.json()) as StoryStatus
    }
    expect(status?.statusDetails).toEqual({ position: 10, isComplete: true })
  })

  it('say that they live and are ready, and a worker answers no call', async () => {
    for (const running of [api, ...workers]) {
      expect((await fetch(`${running.origin}/livez`)).status).toBe(200)
      expect((await fetch(`${running.origin}/readyz`)).status).toBe(200)
    }
    expect((await fetch(`${workers[0]?.origin}/api/v1/service`)).status).toBe(404)
  })
})
