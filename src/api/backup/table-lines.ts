import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { TableShape } from './database-shape.ts'

const ROWS_AT_ONCE = 200

/** Values as text are the same on every server. For the transaction that reads or writes lines. */
export async function sameText(db: Queries): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(db)
  await sql`set local datestyle = 'ISO'`.execute(db)
  await sql`set local intervalstyle = 'iso_8601'`.execute(db)
  await sql`set local bytea_output = 'hex'`.execute(db)
  await sql`set local extra_float_digits = 1`.execute(db)
}

/** The rows of a table as JSON, one a line; in a transaction. */
export async function* linesOf(db: Queries, { select }: TableShape): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for ${select}`.execute(db)
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(db)
      for (const { line } of rows) yield `${line}\n`
      if (rows.length < ROWS_AT_ONCE) return
    }
  } finally {
    await sql`close backup_rows`.execute(db)
  }
}

export interface Counted {
  readonly rows: number
  readonly digest: string
}

/** Passes lines on, and tells how many they were and their digest at the end. */
export function counting(): { pass(lines: AsyncIterable<string>): AsyncGenerator<string>; counted(): Counted } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *pass(lines) {
      for await (const line of lines) {
        hash.update(line)
        rows++
        yield line
      }
    },
    counted: () => ({ rows, digest: hash.digest('hex') }),
  }
}

/** Count and digest of a table's rows; in a transaction. */
export async function countLines(db: Queries, table: TableShape): Promise<Counted> {
  const count = counting()
  for await (const line of count.pass(linesOf(db, table))) void line
  return count.counted()
}
