import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { COLUMNS } from './schema-columns.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('The typed schema', () => {
  it("is the database's own", async () => {
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db)
    const found: Record<string, Record<string, string>> = {}
    for (const { table, column, type } of rows) found[table] = { ...found[table], [column]: type }
    expect(found).toEqual(COLUMNS)
  })
})
