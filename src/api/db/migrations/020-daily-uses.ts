import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_use (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('story-change', 'suggestion-browser', 'suggestion-network')),
      key text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index daily_use_of on daily_use (kind, key, at)`.execute(db)
  await sql`create index daily_use_at on daily_use (at)`.execute(db)
  await sql`alter table token_hold add column browser_hash text, add column network_hash text`.execute(db)
}
