import { type Kysely, sql } from 'kysely'

/** Null of versions from before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story_version add column overruled jsonb`.execute(db)
}
