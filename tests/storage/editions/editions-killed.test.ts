import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../../src/api/db/embedded-server.ts'
import { killWhileMaking } from '../../helpers/edition-kills.ts'

const ROUNDS = 6
/** Six kills for an ebook and an audiobook of one story. */
const EDITIONS = 2
const LIMIT_MS = 300_000

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
