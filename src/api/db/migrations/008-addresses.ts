import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table landing_address (
      path text primary key,
      entry text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
