import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { migrate } from './migrate.ts'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
/** A database or a transaction in it: what a query may run on. */
export type Queries = Kysely<Schema> | Transaction<Schema>

/** Connections of a process where nothing else is set, beside the one that is its own. */
export const CONNECTIONS = 12

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

/** Connects and migrates. Rejects when the server cannot be reached. */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void,
  options: Partial<Pick<PoolOptions, 'connections'>> = {},
): Promise<OpenDatabase> {
  const pool = openPool(url, { connections: CONNECTIONS, ...options, onError })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool.forQueries }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { url, db, pool, close: () => db.destroy() }
}
