import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { AUDIT, auditOf, orderStory, untilNothingIsOpen, wholeStories } from '../helpers/audited-stories.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { startProcess } from '../helpers/service-process.ts'

const KILLS = howOften({ some: 3, all: 30 })
const STORIES = KILLS
const KILL_AFTER_MAX_MS = 1500
/** All of it takes its time. */
const LIMIT_MS = isEndurance ? 1_800_000 : 300_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-kill-'))
  // The database may run as another user than we do.
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('Killing the process', () => {
  it(
    `${KILLS} times at random moments leaves ${STORIES} of ${STORIES} stories complete and no step applied twice`,
    async () => {
      let running = await startProcess(folder)
      const server = await startEmbeddedServer(path.join(folder, 'pg'))
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(AUDIT)
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill < STORIES) expect((await orderStory(running.origin)).status).toBe(200)
        await sleep(Math.random() * KILL_AFTER_MAX_MS)
        await running.end('SIGKILL')
        running = await startProcess(folder)
      }
      await untilNothingIsOpen(client, LIMIT_MS)
      expect(await auditOf(client)).toEqual(wholeStories(STORIES))
      await client.end()
      await running.end('SIGTERM')
    },
    LIMIT_MS,
  )
})
