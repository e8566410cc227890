import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add waiting_for text, add waiting_since timestamptz`.execute(db)
  await sql`alter table story_wish add waiting_for text`.execute(db)
  await sql`alter table edition add waiting_for text`.execute(db)
}
