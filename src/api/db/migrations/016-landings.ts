import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column is_staff boolean not null default false`.execute(db)
  await sql`
    create table landing_audit (
      id bigint generated always as identity primary key,
      account_id uuid not null,
      entry text not null,
      action text not null check (action in ('save', 'publish', 'withdraw')),
      version integer not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index landing_audit_entry on landing_audit (entry, at)`.execute(db)
  await sql`
    create table landing_claim (
      language text not null,
      url text not null,
      entry text not null,
      claimed_at timestamptz not null,
      primary key (language, url)
    )`.execute(db)
  await sql`create index landing_claim_entry on landing_claim (entry)`.execute(db)
  await sql`
    create table landing_signature (
      entry text primary key,
      language text not null,
      url text not null,
      title text not null,
      signature bytea not null
    )`.execute(db)
  // A signature is read whole and does not compress.
  await sql`alter table landing_signature alter column signature set storage external`.execute(db)
  await sql`create index landing_signature_language on landing_signature (language)`.execute(db)
  await sql`create table landing_signature_place (one boolean primary key check (one), token text not null)`.execute(db)
  await sql`
    create table token_hold (
      id uuid primary key,
      created_at timestamptz not null,
      tokens integer not null check (tokens > 0)
    )`.execute(db)
  await sql`create index token_hold_created on token_hold (created_at)`.execute(db)
}
