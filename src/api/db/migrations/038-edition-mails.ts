import { type Kysely, sql } from 'kysely'

/** A mail that announces an edition goes with it, unless it has left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column edition_id uuid references edition on delete cascade`.execute(db)
  await sql`create index mail_edition on mail (edition_id) where edition_id is not null`.execute(db)
}
