import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key,
      email_key text not null unique,
      email text not null,
      language text not null,
      password_hash text,
      proven_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table session (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      claim_hash text,
      proven boolean not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      agent text not null
    )`.execute(db)
  await sql`create index session_account on session (account_id, created_at)`.execute(db)
  await createLinks(db)
  await sql`
    create table sign_in_attempt (
      id bigint generated always as identity primary key,
      kind text not null,
      key text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_attempt_key on sign_in_attempt (kind, key, at)`.execute(db)
  await sql`alter table story add column account_id uuid references account`.execute(db)
  await sql`create index story_account on story (account_id, created_at) where account_id is not null`.execute(db)
  await sql`create index story_unclaimed on story (created_at) where account_id is null`.execute(db)
  await sql`
    create table file_removal (
      story_id uuid primary key,
      created_at timestamptz not null,
      next_at timestamptz not null
    )`.execute(db)
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_link (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      token_hmac text not null,
      selector_hmac text not null unique,
      browser_hmac text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      wrong_tokens integer not null default 0,
      language text not null,
      target text,
      action jsonb
    )`.execute(db)
  await sql`create unique index sign_in_link_live on sign_in_link (account_id) where used_at is null`.execute(db)
  // Unique while live, else a bare token would open the wrong account.
  await sql`create unique index sign_in_link_token on sign_in_link (token_hmac) where used_at is null`.execute(db)
}
