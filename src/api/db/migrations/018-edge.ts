import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: after a crash of the database every count starts anew, and writes are cheaper.
  await sql`
    create unlogged table request_count (
      ends_at timestamptz not null,
      key bytea not null,
      count integer not null check (count > 0),
      primary key (ends_at, key)
    )`.execute(db)
  await sql`alter table mail add column held_by uuid, add column held_until timestamptz`.execute(db)
}
