import { type Kysely, sql } from 'kysely'

/** When the story's owner reached its end; null before that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column read_at timestamptz`.execute(db)
}
