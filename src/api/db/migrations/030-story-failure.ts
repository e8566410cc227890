import { type Kysely, sql } from 'kysely'

/** Null of stories that did not fail, or whose reason is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column failure jsonb`.execute(db)
}
