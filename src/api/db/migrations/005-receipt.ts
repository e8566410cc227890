import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column receipt jsonb`.execute(db)
  await sql`alter table story add column signature jsonb`.execute(db)
}
