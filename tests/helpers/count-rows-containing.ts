import { sql } from 'kysely'
import type { Database } from '../../src/api/db/database.ts'

/** Rows of all tables that hold a text, the job engine's included. */
export async function countRowsContaining(db: Database, text: string): Promise<number> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  let found = 0
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ count: string }>`select count(*) as count
      from ${sql.table(`${schema}.${name}`)} as line where line::text ilike ${`%${text}%`}`.execute(db)
    found += Number(rows[0]?.count)
  }
  return found
}
