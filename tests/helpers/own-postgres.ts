import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'

const LOOK_MS = 20
/** Of PostgreSQL's `pg_ctl stop -m`. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export interface OwnPostgres {
  readonly url: string
  stop(mode: keyof typeof SIGNALS): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** `throwaway` gives up durability for speed. */
export async function openOwnPostgres(options: { throwaway?: boolean } = {}): Promise<OwnPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-own-pg-'))
  // The server may run as another user.
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'pg')
  const server = await startEmbeddedServer(data, options)
  const socket = decodeURIComponent(server.url.split('host=')[1] ?? '')
  const pidFile = path.join(existsSync(path.join(data, 'PG_VERSION')) ? data : socket, 'postmaster.pid')
  const stop = async (mode: keyof typeof SIGNALS) => {
    if (!existsSync(pidFile)) return
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), SIGNALS[mode])
    while (existsSync(pidFile)) await sleep(LOOK_MS)
  }
  return {
    url: server.url,
    stop,
    async start() {
      await startEmbeddedServer(data, options)
    },
    async remove() {
      // What is removed needs no last checkpoint; and nobody waits until its hundred thousand files are gone.
      await stop('immediate')
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
    },
  }
}
