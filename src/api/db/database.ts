import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
/** A database or a transaction in it: what a query may run on. */
export type Queries = Kysely<Schema> | Transaction<Schema>

export const POOL_SIZE = 12

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  close(): Promise<void>
}

/** Connects and migrates. Rejects when the server cannot be reached. */
export async function openDatabase(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE })
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', onIdleError)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  return { url, db, close: () => db.destroy() }
}
