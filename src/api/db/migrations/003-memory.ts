import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column told jsonb`.execute(db)
  await sql`alter table story add column earlier jsonb not null default '[]'`.execute(db)
}
