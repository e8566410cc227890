import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_wish (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      created_at timestamptz not null,
      wish text not null,
      state text not null check (state in ('working', 'done', 'unchanged', 'failed'))
    )`.execute(db)
  await sql`create index story_wish_of_story on story_wish (story_id, created_at)`.execute(db)
  await sql`create unique index story_wish_under_way on story_wish (story_id) where state = 'working'`.execute(db)
  await sql`
    create table story_version (
      story_id uuid not null references story on delete cascade,
      number integer not null,
      created_at timestamptz not null,
      wish text,
      title text not null,
      teaser text not null,
      chapters jsonb not null,
      patches jsonb not null,
      renames jsonb not null,
      receipt jsonb,
      restored_from integer,
      primary key (story_id, number)
    )`.execute(db)
}
