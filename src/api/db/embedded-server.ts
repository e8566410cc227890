import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverBinaries } from './embedded-binaries.ts'
import { canReach, type UnprivilegedUser, unprivilegedUser } from './embedded-user.ts'

/** A PostgreSQL server of our own, on a Unix socket in a private folder: no port, no password, no stranger. */
export interface EmbeddedServer {
  readonly url: string
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000
const STOP_LOOK_MS = 10
const PID_FILE = 'postmaster.pid'
const RETRY_MS = 100
/** A Unix socket's path has at most 107 bytes; the server appends `/.s.PGSQL.5432.lock`. */
const SOCKET_FOLDER_MAX_BYTES = 85
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
const THROWAWAY = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']

interface Cluster {
  readonly folder: string
  readonly socket: string
  readonly bin: string
  readonly user: UnprivilegedUser | undefined
}

/**
 * Starts the server whose files are in `folder`, making them on first use. A server that another process
 * started there (or that outlived a killed one) is shared and not stopped by us.
 * `throwaway` gives up durability for speed: for tests.
 */
export async function startEmbeddedServer(
  folder: string,
  options: { throwaway?: boolean } = {},
): Promise<EmbeddedServer> {
  const cluster = prepare(path.resolve(folder), options.throwaway ?? false)
  const url = `postgres://app@/postgres?host=${encodeURIComponent(cluster.socket)}`
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(RETRY_MS)) {
    const running = runningServer(cluster.folder)
    if (running === 'ready' || (running === 'none' && (await launch(cluster, options.throwaway ?? false)))) {
      return { url, stop: () => stopUnlessShared(url, cluster.folder) }
    }
  }
  throw new Error(`PostgreSQL did not start within ${START_LIMIT_MS / 1000} s`)
}

function prepare(wanted: string, throwaway: boolean): Cluster {
  const user = unprivilegedUser()
  fs.mkdirSync(path.dirname(wanted), { recursive: true })
  const tag = createHash('sha256').update(wanted).digest('hex').slice(0, 10)
  const folder = canReach(path.dirname(wanted), user) ? wanted : `/var/lib/lumitale-pg-${tag}`
  const short = Buffer.byteLength(folder) <= SOCKET_FOLDER_MAX_BYTES
  const socket = short ? folder : privateFolder(path.join(os.tmpdir(), `lumitale-pg-${tag}`), user)
  const cluster = { folder, socket, bin: serverBinaries(user), user }
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) initialise(cluster, throwaway)
  return cluster
}

function privateFolder(folder: string, user: UnprivilegedUser | undefined): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) fs.chownSync(folder, user.uid, user.gid)
  return folder
}

/** Makes the files beside and renames them: a kill leaves no half cluster, and of two starters one wins. */
function initialise({ folder, bin, user }: Cluster, throwaway: boolean): void {
  const beside = `${folder}.init-${process.pid}`
  fs.rmSync(beside, { recursive: true, force: true })
  privateFolder(beside, user)
  const args = ['-D', beside, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale-provider=libc', '--locale=C']
  if (throwaway) args.push('--no-sync')
  const done = spawnSync(path.join(bin, 'initdb'), args, { ...user, env: ENVIRONMENT, cwd: beside, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr}`, { cause: done.error })
  try {
    fs.renameSync(beside, folder)
  } catch (error) {
    fs.rmSync(beside, { recursive: true, force: true })
    if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw error
  }
}

/** Reads postmaster.pid: line 1 is the process, line 8 its state. */
function runningServer(folder: string): 'ready' | 'zombie' | 'none' {
  const file = path.join(folder, PID_FILE)
  if (!fs.existsSync(file)) return 'none'
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const status = `/proc/${Number(lines[0])}/status`
  if (process.platform === 'linux') {
    if (!fs.existsSync(status)) return 'none'
    if (/^State:\s+Z/m.test(fs.readFileSync(status, 'utf8'))) return 'zombie'
  }
  return /ready/.test(lines[7] ?? '') ? 'ready' : 'none'
}

/** Starts the server; false when another starter holds the folder just now, so that one looks again. */
async function launch({ folder, socket, bin, user }: Cluster, throwaway: boolean): Promise<boolean> {
  const args = ['-D', folder, '-k', socket, '-c', 'listen_addresses=', '-c', 'max_connections=100']
  if (throwaway) args.push(...THROWAWAY)
  const child = spawn(path.join(bin, 'postgres'), args, {
    ...user,
    env: ENVIRONMENT,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  const ready = await new Promise<boolean>(resolve => {
    child.once('exit', () => resolve(false))
    child.once('error', error => {
      log += error.message
      resolve(false)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-8000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
  })
  if (ready) {
    child.unref()
    ;(child.stderr as unknown as { unref(): void }).unref()
    return true
  }
  if (/lock file|shared memory|starting up/.test(log)) return false
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

/** The last one out stops the server, also one that outlived the process that started it. */
async function stopUnlessShared(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await client.end()
  if (rows[0]?.others !== 0) return
  const pid = serverProcess(folder)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_LIMIT_MS; fs.existsSync(path.join(folder, PID_FILE)); await sleep(STOP_LOOK_MS)) {
    if (Date.now() > end) throw new Error(`PostgreSQL did not stop within ${STOP_LIMIT_MS / 1000} s`)
  }
}

function serverProcess(folder: string): number | undefined {
  const file = path.join(folder, PID_FILE)
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
