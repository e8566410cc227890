import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

const START_LIMIT_MS = 10_000
const LOOK_MS = 100
/** Few, so that sessions are really shared. */
const POOL_SIZE = 8

export interface PgBouncer {
  readonly url: string
  log(): string
  stop(): Promise<void>
}

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['-V']).status === 0

/** Before the server of an address, which may be a socket's. */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const server = new pg.Client({ connectionString: url })
  const { host, port: serverPort, user, database } = server
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-pgbouncer-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  const password = typeof server.password === 'string' ? ` password=${server.password}` : ''
  writeFileSync(path.join(folder, 'users.txt'), `"${user}" ""\n`)
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
lumitale = host=${host} port=${serverPort} dbname=${database} user=${user}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
`,
  )
  const owner = host.startsWith('/')
    ? spawnSync('stat', ['-c', '%U', host], { encoding: 'utf8' }).stdout.trim()
    : 'nobody'
  const asUser = process.getuid?.() === 0 ? ['-u', owner] : []
  const child = spawn('pgbouncer', [...asUser, path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  const log = () => Buffer.concat(said).toString()
  const through = `postgres://${user}@127.0.0.1:${port}/lumitale`
  await isResponding(child, through, log)
  return {
    url: through,
    log,
    async stop() {
      if (child.exitCode === null) {
        const gone = new Promise(resolve => child.once('exit', resolve))
        child.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isResponding(child: ChildProcess, url: string, log: () => string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`pgbouncer did not start:\n${log()}`)
    const client = new pg.Client({ connectionString: url })
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
  }
  throw new Error(`pgbouncer did not answer in time:\n${log()}`)
}
