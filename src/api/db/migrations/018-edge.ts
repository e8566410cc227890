import { type Kysely, sql } from 'kysely'

/** Requests of networks, counted by all processes together; and who is at a mail, without a connection held for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: after a power cut of the database everybody has a fresh minute, and nothing is written twice meanwhile.
  await sql`
    create unlogged table request_count (
      ends_at timestamptz not null,
      key bytea not null,
      count integer not null check (count > 0),
      primary key (ends_at, key)
    )`.execute(db)
  await sql`alter table mail add column held_by uuid, add column held_until timestamptz`.execute(db)
}
