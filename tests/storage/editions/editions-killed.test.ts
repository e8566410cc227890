import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../../src/api/db/embedded-server.ts'
import { killWhileMaking } from '../../helpers/edition-kills.ts'
import { howOften, isEndurance } from '../../helpers/how-often.ts'

/** Of an ebook and an audiobook each; they are killed six times. */
const STORIES = howOften({ some: 1, all: 5 })
const ROUNDS = howOften({ some: 3, all: 30 })
const EDITIONS = 2 * STORIES
/** All of it takes its time. */
const LIMIT_MS = isEndurance ? 1_800_000 : 300_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-editions-'))
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
    `${ROUNDS} times while it binds and reads aloud leaves every file whole, none missing and none orphaned`,
    async () => {
      expect(await killWhileMaking(folder, ROUNDS, LIMIT_MS)).toEqual({
        editions: { ready: EDITIONS },
        torn: [],
        orphaned: [],
        incomplete: [],
      })
    },
    LIMIT_MS,
  )
})
