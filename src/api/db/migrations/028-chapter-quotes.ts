import { type Kysely, sql } from 'kysely'

/** Empty for chapters of the offline author, and of before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chapter add column quotes jsonb not null default '[]'`.execute(db)
}
