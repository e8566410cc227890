import { type Kysely, sql } from 'kysely'

/** Null where a story began on no landing page, or before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column landing jsonb`.execute(db)
}
