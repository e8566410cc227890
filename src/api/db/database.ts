import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { migrate } from './migrate.ts'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
/** A database or a transaction in it: what a query may run on. */
export type Queries = Kysely<Schema> | Transaction<Schema>

/** Connections of a process where nothing else is set, beside the one that is its own. */
const CONNECTIONS = 12
/** Of these, the job engine's own: a crowd of transactions must not keep a worker from saying that it lives. */
const ENGINE_CONNECTIONS = 3
/** A process that was given fewer than this divides them more evenly. */
const FEW_CONNECTIONS = 8

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  /** Connections of the job engine. */
  readonly pool: Pool
  close(): Promise<void>
}

/** Connects and migrates. Rejects when the server cannot be reached. */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void,
  options: Partial<Pick<PoolOptions, 'connections'>> = {},
): Promise<OpenDatabase> {
  const { connections = CONNECTIONS } = options
  const forEngine = connections < FEW_CONNECTIONS ? Math.floor(connections / 2) : ENGINE_CONNECTIONS
  const queries = openPool(url, { connections: connections - forEngine, onError })
  const pool = openPool(url, { connections: forEngine, onError })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: queries.forQueries }) })
  const close = async () => {
    await db.destroy()
    await pool.end()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { url, db, pool, close }
}
