import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_resource (
      kind text not null check (kind in ('Entry', 'Asset', 'ContentType')),
      id text not null,
      type text check ((type is not null) = (kind = 'Entry')),
      version integer not null,
      draft jsonb not null,
      published jsonb,
      keys text[] not null,
      published_version integer check ((published_version is null) = (published is null)),
      revision integer not null default 0,
      archived_version integer,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      published_at timestamptz,
      first_published_at timestamptz,
      primary key (kind, id)
    )`.execute(db)
  await sql`create index content_resource_type on content_resource (type) where published is not null`.execute(db)
  await sql`create index content_resource_keys on content_resource using gin (keys) with (fastupdate = off)`.execute(db)
  await sql`create sequence content_change_number`.execute(db)
  await sql`
    create table content_change (
      kind text not null check (kind in ('Entry', 'Asset')),
      id text not null,
      number bigint not null unique,
      type text,
      revision integer not null,
      deleted_at timestamptz,
      primary key (kind, id)
    )`.execute(db)
}
