import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { outageIn } from '../../lib/service-unavailable.ts'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../db/embedded-server.ts'
import { NewerDatabase } from '../db/newer-database.ts'

/** How long a server that starts or lacks connections is waited for. */
const START_LIMIT_MS = 30_000
const RETRY_MS = 500
const REVIVE_PAUSE_MS = 1000
/** PostgreSQL, appendix A: cannot_connect_now, too_many_connections. */
const STARTING: readonly string[] = ['57P03', '53300']

export interface ReachedDatabase extends OpenDatabase {
  /** The server itself, where `url` is a pooler's; for what needs a session. */
  readonly directUrl: string
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'databaseConnections'>

interface ReachOptions {
  /** Leaves the schema as it is. */
  readonly isUnmigrated?: boolean
}

/** Connects to DATABASE_URL, or starts and restarts the built-in server. Throws ConfigError when neither works. */
export async function reachDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, databaseConnections }: DatabaseConfig,
  onError: (error: Error) => void,
  options: ReachOptions = {},
): Promise<ReachedDatabase> {
  const server = databaseUrl === undefined ? await superviseBuiltIn(path.join(dataDir, 'pg'), onError) : undefined
  const url = databaseUrl ?? (server as SupervisedServer).url
  const noticing = (error: Error) => {
    onError(error)
    server?.revive()
  }
  const database = await connect(url, noticing, { ...options, connections: databaseConnections })
  return {
    ...database,
    directUrl: databaseDirectUrl ?? url,
    async close() {
      server?.leave()
      await database.close()
      await server?.stop()
    },
  }
}

interface SupervisedServer extends EmbeddedServer {
  /** Restarts the server if it has ended; one restart at a time. */
  revive(): void
  leave(): void
}

async function superviseBuiltIn(folder: string, onError: (error: Error) => void): Promise<SupervisedServer> {
  let server = await startBuiltIn(folder)
  let reviving: Promise<void> | undefined
  let isLeft = false
  const start = async () => {
    await sleep(REVIVE_PAUSE_MS)
    if (!isLeft) server = await startBuiltIn(folder)
  }
  return {
    url: server.url,
    revive() {
      if (isLeft || reviving) return
      reviving = start()
        .catch(onError)
        .finally(() => {
          reviving = undefined
        })
    },
    leave() {
      isLeft = true
    },
    async stop() {
      await reviving
      await server.stop()
    },
  }
}

async function startBuiltIn(folder: string): Promise<EmbeddedServer> {
  try {
    return await startEmbeddedServer(folder)
  } catch (error) {
    // PostgreSQL's messages about its files hold no personal data.
    throw new ConfigError(`the built-in database did not start: ${(error as Error).message}`, { cause: error })
  }
}

interface ConnectOptions extends ReachOptions {
  readonly connections: number
}

async function connect(url: string, onError: (error: Error) => void, options: ConnectOptions): Promise<OpenDatabase> {
  for (const end = performance.now() + START_LIMIT_MS; ; await sleep(RETRY_MS)) {
    try {
      return await openDatabase(url, onError, options)
    } catch (error) {
      if (error instanceof NewerDatabase) throw new ConfigError(error.message, { cause: error })
      const code = codeOf(error)
      if (code !== undefined && STARTING.includes(code) && performance.now() < end) continue
      throw new ConfigError(`the database of DATABASE_URL cannot be used (${code ?? 'no reason given'})`, {
        cause: error,
      })
    }
  }
}

function codeOf(error: unknown): string | undefined {
  const cause = outageIn(error)?.cause ?? (error instanceof Error && error.cause ? error.cause : error)
  return (cause as { code?: string }).code
}
