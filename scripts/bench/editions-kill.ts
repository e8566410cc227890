// Whether books and sounds survive a process that dies while it makes them.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { killWhileMaking } from '../../tests/helpers/edition-kills.ts'

const ROUNDS = 30
/** Six kills for an ebook and an audiobook of one story. */
const EDITIONS = 10
const LIMIT_MS = 30 * 60_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bench-'))
// The database may run as another user than we do.
chmodSync(folder, 0o755)
const started = performance.now()
try {
  const { editions, torn, orphaned, incomplete } = await killWhileMaking(folder, ROUNDS, LIMIT_MS)
  const whole = editions.ready ?? 0
  console.log(`${ROUNDS} kills in ${Math.round((performance.now() - started) / 1000)} s`)
  console.log(`editions whole: ${whole} of ${EDITIONS}`)
  console.log(
    `files torn ${torn.length}, orphaned ${orphaned.length}, stories with something missing ${incomplete.length}`,
  )
  if (whole !== EDITIONS || torn.length + orphaned.length + incomplete.length > 0) process.exitCode = 1
} finally {
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
