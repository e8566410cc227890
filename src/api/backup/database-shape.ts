import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/database.ts'

export interface TableShape {
  readonly name: string
  /** Columns with values of their own, in order. */
  readonly columns: readonly string[]
  /** Rows as JSON, in an order that is the same on every server. */
  readonly select: RawBuilder<{ line: string }>
}

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly isText: boolean
  readonly keyPosition: number | null
}

/** The tables of the product, without those of the migrator and the job engine. */
export async function readTables(db: Queries): Promise<TableShape[]> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", a.attname as "column", a.attcollation <> 0 as "isText",
           array_position(i.indkey::int2[], a.attnum) as "keyPosition"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like 'kysely_%'
     order by c.relname, a.attnum`.execute(db)
  const tables = Map.groupBy(rows, row => row.table)
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
    select: selectLines(name, columns),
  }))
}

function selectLines(name: string, columns: readonly ColumnRow[]): RawBuilder<{ line: string }> {
  const keys = columns
    .filter(({ keyPosition }) => keyPosition !== null)
    .toSorted((one, other) => (one.keyPosition ?? 0) - (other.keyPosition ?? 0))
    .map(({ column, isText }) => (isText ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)))
  const order = keys.length > 0 ? sql.join(keys) : sql`row_to_json(kept)::text collate "C"`
  const list = sql.join(columns.map(({ column }) => sql.ref(column)))
  return sql`select row_to_json(kept)::text as line from (select ${list} from ${sql.table(name)}) kept order by ${order}`
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function readForeignKeys(db: Queries): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
     order by 1, 2`.execute(db)
  return rows
}

export async function readSequences(db: Queries): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Empty where the product was never started. */
export async function readMigrations(db: Queries): Promise<string[]> {
  const { rows: known } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!known[0]?.found) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
