import { type Kysely, sql } from 'kysely'

/** Runs of periodic tasks, and work for sweeps, with tries and next time. Everything lost before is due at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_task (
      name text primary key,
      last_started_at timestamptz not null,
      last_finished_at timestamptz,
      last_ok_at timestamptz,
      took_ms integer,
      runs integer not null default 0,
      failures integer not null default 0,
      last_error text,
      last_error_service text,
      process text not null
    )`.execute(db)
  await coversOfStories(db)
  for (const table of ['edition', 'print_proof']) {
    await sql`
      alter table ${sql.table(table)}
        add column tries smallint not null default 0,
        add column next_at timestamptz default now()`.execute(db)
  }
  await sql`
    create index edition_owed on edition (next_at)
    where state in ('pending', 'failed') and next_at is not null`.execute(db)
  await sql`create index print_proof_owed on print_proof (next_at) where state = 'pending'`.execute(db)
}

/** Holds only stories that owe something: choosing another cover or title puts one back in. */
async function coversOfStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column covers_drawn smallint,
      add column covers_drawn_title text,
      add column covers_tries smallint not null default 0,
      add column covers_next_at timestamptz default now()`.execute(db)
  await sql`
    update story set covers_drawn = coalesce(cover, 0), covers_drawn_title = title
    where status = 'complete' and title is not null and 5 = (
      select count(*) from media
      where media.story_id = story.id and media.type = 'coverformat' and media.file in (
        select format('cover-%s-%s-%s.webp', coalesce(story.cover, 0) + 1, name,
          left(encode(sha256(convert_to(story.title, 'UTF8')), 'hex'), 8))
        from unnest(array['card', 'full', 'square', 'wide', 'tall']) as name
      )
    )`.execute(db)
  await sql`
    create index story_covers_owed on story (covers_next_at)
    where status = 'complete' and covers_next_at is not null
      and (covers_drawn is distinct from coalesce(cover, 0) or covers_drawn_title is distinct from title)`.execute(db)
}
