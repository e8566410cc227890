import { type Kysely, sql } from 'kysely'

/** What a story was told with, and what those before it were: ids and fingerprints, none of the visitor's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column told jsonb`.execute(db)
  await sql`alter table story add column earlier jsonb not null default '[]'`.execute(db)
}
