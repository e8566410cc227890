import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createStories(db)
  await createStepOutputs(db)
  await createChapters(db)
  await createUsage(db)
}

async function createStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story (
      id uuid primary key,
      created_at timestamptz not null default now(),
      claim_hash text not null,
      network_hash text not null,
      request_key text not null,
      parameter jsonb not null,
      category text not null,
      language text not null,
      written_by text not null check (written_by in ('offline', 'model')),
      seed text not null,
      status text not null check (status in ('working', 'complete', 'failed')),
      run integer not null default 1,
      run_started_at timestamptz not null default now(),
      position integer not null default 0 check (position between 0 and 10),
      title text,
      teaser text,
      finished_at timestamptz,
      took_ms integer,
      cover integer check (cover between 0 and 3),
      unique (claim_hash, request_key)
    )`.execute(db)
  await sql`create index story_network on story (network_hash, created_at)`.execute(db)
  await sql`create index story_claim on story (claim_hash, created_at)`.execute(db)
  await sql`create index story_finished on story (finished_at) where finished_at is not null`.execute(db)
}

async function createStepOutputs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_step (
      story_id uuid not null references story on delete cascade,
      step text not null,
      output jsonb not null,
      finished_at timestamptz not null default now(),
      primary key (story_id, step)
    )`.execute(db)
  await sql`
    create table story_part (
      story_id uuid not null references story on delete cascade,
      part text not null,
      output jsonb not null,
      primary key (story_id, part)
    )`.execute(db)
}

async function createChapters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chapter (
      story_id uuid not null references story on delete cascade,
      number integer not null check (number between 1 and 24),
      title text not null,
      text text not null,
      words integer not null,
      primary key (story_id, number)
    )`.execute(db)
  await sql`
    create table media (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      type text not null check (type in ('coverimage')),
      file text not null,
      bytes integer not null,
      scene jsonb not null,
      created_at timestamptz not null default now(),
      unique (story_id, file)
    )`.execute(db)
}

async function createUsage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table token_reservation (
      story_id uuid primary key references story on delete cascade,
      created_at timestamptz not null default now(),
      reserved integer not null,
      used integer not null,
      settled boolean not null
    )`.execute(db)
  await sql`create index token_reservation_day on token_reservation (created_at)`.execute(db)
  await sql`
    create table provider_usage (
      id bigint generated always as identity primary key,
      story_id uuid references story on delete cascade,
      step text not null,
      model text not null,
      input_tokens integer not null,
      output_tokens integer not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
