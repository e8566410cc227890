import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_share (
      id text primary key,
      story_id uuid not null unique references story on delete cascade,
      created_at timestamptz not null
    )`.execute(db)
  // References the share: when that ends, so does reading.
  await sql`
    create table added_story (
      share_id text not null references story_share on delete cascade,
      account_id uuid not null references account on delete cascade,
      added_at timestamptz not null,
      primary key (share_id, account_id)
    )`.execute(db)
  await sql`create index added_story_account on added_story (account_id)`.execute(db)
  await sql`alter table story add column mail_when_ready boolean not null default false`.execute(db)
}
