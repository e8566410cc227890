import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { migrate } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Queries = Kysely<Schema> | Transaction<Schema>

/** Default size of a process's pool, beside its one connection of its own. */
const CONNECTIONS = 12
/** Reserved for the job engine: a crowd of transactions must not stop a worker's heartbeat. */
const ENGINE_CONNECTIONS = 3
/** Smaller pools are divided more evenly. */
const FEW_CONNECTIONS = 8

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  readonly connections?: number
  /** Leaves the schema as it is. */
  readonly isUnmigrated?: boolean
}

/** Connects and migrates. Rejects when the server cannot be reached. */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections = CONNECTIONS, isUnmigrated = false }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const forEngine = connections < FEW_CONNECTIONS ? Math.floor(connections / 2) : ENGINE_CONNECTIONS
  const queries = openPool(url, { connections: connections - forEngine, onError })
  const pool = openPool(url, { connections: forEngine, onError })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: queries.forQueries }) })
  const close = async () => {
    await db.destroy()
    await pool.end()
  }
  try {
    await (isUnmigrated ? sql`select 1`.execute(db) : migrate(db))
  } catch (error) {
    await close()
    throw error
  }
  return { url, db, pool, close }
}
