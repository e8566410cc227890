import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { asDatabaseError, isOutOfConnections } from './database-outage.ts'

/** How long a query waits for a connection before it counts as an outage. */
const CONNECTION_WAIT_MS = 15_000
/** First pause, randomised, before a full server is asked again. */
const RETRY_MIN_MS = 50
const RETRY_MAX_MS = 250
/** Idle connections go back to a server that may be short of them. */
const IDLE_MS = 5000

export interface PoolOptions {
  readonly connections: number
  readonly onError: (error: Error) => void
}

/** Connections of one process for one purpose. Outages are thrown as ServiceUnavailable. */
export interface Pool {
  readonly forQueries: PostgresPool
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>
  end(): Promise<void>
}

export function openPool(url: string, { connections, onError }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'lumitale',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
  })
  pool.on('error', onError)
  // The pool removes its own listener from a connection in use; without one, its loss would end the process.
  pool.on('connect', client => client.on('error', onError))
  const connect = async () => {
    const client = await connectPatiently(pool)
    return wrapped(client)
  }
  return {
    forQueries: { connect, end: () => pool.end(), options: pool.options },
    async query(text, values) {
      const client = await connect()
      try {
        return await client.query(text, values ?? [])
      } finally {
        client.release()
      }
    },
    end: () => pool.end(),
  }
}

async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  const end = performance.now() + CONNECTION_WAIT_MS
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isOutOfConnections(error) || performance.now() > end) throw asDatabaseError(error)
      await sleep(RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS))
    }
  }
}

/** The query builder knows a connection by its object: each keeps one for its life. */
const WRAPPED = new WeakMap<pg.PoolClient, PostgresPoolClient>()

function wrapped(client: pg.PoolClient): PostgresPoolClient {
  const known = WRAPPED.get(client)
  if (known) return known
  const made = { query: forwardedQuery(client), release: (destroy?: boolean) => client.release(destroy) }
  WRAPPED.set(client, made)
  return made
}

/** Statements with their outages named; cursors as they are. */
function forwardedQuery(client: pg.PoolClient): PostgresPoolClient['query'] {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(statement: unknown, values?: readonly unknown[]): unknown {
    if (typeof statement !== 'string') return client.query(statement as pg.Submittable)
    return client.query(statement, values && [...values]).catch((error: unknown) => {
      throw asDatabaseError(error)
    })
  }
  return query
}
