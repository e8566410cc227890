import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverBinaries } from './embedded-binaries.ts'
import { canReach, type UnprivilegedUser, unprivilegedUser } from './embedded-user.ts'

/** An own PostgreSQL server on a Unix socket in a private folder: no port, no password. */
export interface EmbeddedServer {
  readonly url: string
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000
const STOP_LOOK_MS = 10
const PID_FILE = 'postmaster.pid'
const RETRY_MS = 100
const CONNECT_LIMIT_MS = 2000
/** Looks for other connections: a closed one still counts for a moment. */
const LAST_LOOKS = 10
/** A Unix socket's path has at most 107 bytes; the server appends `/.s.PGSQL.5432.lock`. */
const SOCKET_FOLDER_MAX_BYTES = 85
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
/** Not durable; and hundreds of databases that live for seconds would keep a process busy that tidies them up. */
const THROWAWAY = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].flatMap(one => ['-c', `${one}=off`])

interface Cluster {
  readonly folder: string
  readonly socket: string
  readonly bin: string
  readonly user: UnprivilegedUser | undefined
}

/** Starts or shares the server of `folder`; a shared one is left running. `throwaway` (tests): not durable. */
export async function startEmbeddedServer(
  folder: string,
  options: { throwaway?: boolean } = {},
): Promise<EmbeddedServer> {
  const cluster = prepare(path.resolve(folder), options.throwaway ?? false)
  const url = urlOf(cluster.socket)
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(RETRY_MS)) {
    const running = await runningServer(cluster)
    if (running === 'ready' || (running === 'none' && (await launch(cluster, options.throwaway ?? false)))) {
      return { url, stop: () => stopUnlessShared(url, cluster.folder) }
    }
  }
  throw new Error(`PostgreSQL did not start within ${START_LIMIT_MS / 1000} s`)
}

const urlOf = (socket: string) => `postgres://app@/postgres?host=${encodeURIComponent(socket)}`

function prepare(wanted: string, throwaway: boolean): Cluster {
  const user = unprivilegedUser()
  fs.mkdirSync(path.dirname(wanted), { recursive: true })
  const tag = createHash('sha256').update(wanted).digest('hex').slice(0, 10)
  const folder = canReach(path.dirname(wanted), user) ? wanted : `/var/lib/lumitale-pg-${tag}`
  // A comma ends a folder's name for the server.
  const short = Buffer.byteLength(folder) <= SOCKET_FOLDER_MAX_BYTES && !/[",]/.test(folder)
  const socket = short ? folder : privateFolder(path.join(os.tmpdir(), `lumitale-pg-${tag}`), user)
  const cluster = { folder, socket, bin: serverBinaries(user), user }
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) initialise(cluster, throwaway)
  return cluster
}

function privateFolder(folder: string, user: UnprivilegedUser | undefined): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The parent may be world-writable: another user may have made it first.
  const found = fs.lstatSync(folder)
  const owners = [process.getuid?.(), user?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid)) throw new Error(`${folder} is not ours: remove it`)
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

/** Whether a server runs on the folder. Removes the pid file of a dead one: its number may be reused. */
async function runningServer({ folder, socket }: Cluster): Promise<'ready' | 'not yet' | 'none'> {
  const pid = serverProcess(folder)
  if (pid === undefined) return 'none'
  if (await acceptsConnections(urlOf(socket))) return 'ready'
  if (isServerOf(pid, folder)) return 'not yet'
  fs.rmSync(path.join(folder, PID_FILE), { force: true })
  return 'none'
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Whether the process is a server of this folder, starting or stopping included. */
function isServerOf(pid: number, folder: string): boolean {
  const shown = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { env: ENVIRONMENT, encoding: 'utf8' })
  return shown.status === 0 && (shown.stdout.includes(folder) || shown.stdout.includes('defunct'))
}

/** False when another starter holds the folder: look again. */
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
    // Not at its exit: what it said may still be on its way.
    child.once('close', () => resolve(false))
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

/** The last user stops the server, also one that outlived its starter. */
async function stopUnlessShared(url: string, folder: string): Promise<void> {
  if (!(await isLast(url))) return
  const pid = serverProcess(folder)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_LIMIT_MS; fs.existsSync(path.join(folder, PID_FILE)); await sleep(STOP_LOOK_MS)) {
    if (Date.now() > end) throw new Error(`PostgreSQL did not stop within ${STOP_LIMIT_MS / 1000} s`)
  }
}

async function isLast(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let others = 1
  for (let look = 0; look < LAST_LOOKS && others > 0; look++) {
    if (look > 0) await sleep(RETRY_MS)
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    others = rows[0]?.others ?? 0
  }
  await client.end()
  return others === 0
}

function serverProcess(folder: string): number | undefined {
  const file = path.join(folder, PID_FILE)
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
