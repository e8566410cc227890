import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table edition (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      kind text not null check (kind in ('ebook', 'audiobook', 'paperback')),
      state text not null check (state in ('pending', 'ready', 'failed')),
      ordered_at timestamptz not null,
      ready_at timestamptz,
      version integer,
      told boolean not null default false,
      unique (story_id, kind)
    )`.execute(db)
  await sql`create index edition_pending on edition (story_id) where state = 'pending'`.execute(db)
  await sql`
    create table loose_file (
      story_id uuid not null references story on delete cascade,
      file text not null,
      due_at timestamptz not null,
      primary key (story_id, file)
    )`.execute(db)
  await sql`create index loose_file_due on loose_file (due_at)`.execute(db)
  await sql`alter table media drop constraint media_type_check`.execute(db)
  await sql`
    alter table media add constraint media_type_check
    check (type in ('coverimage', 'coveroriginal', 'coverformat', 'chapterimage',
      'chapteraudio', 'chapteraac', 'chaptertimings', 'ebook', 'audiobook', 'print'))`.execute(db)
  await sql`alter table provider_usage add column characters integer not null default 0`.execute(db)
}
