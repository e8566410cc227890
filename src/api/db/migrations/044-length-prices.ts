import { type Kysely, sql } from 'kysely'

/** Prices of longer stories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column lengths jsonb not null default '[]'`.execute(db)
}
