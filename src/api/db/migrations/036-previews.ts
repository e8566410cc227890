import { type Kysely, sql } from 'kysely'

/** What the shop shows of a book before it is bought: its first pages and its beginning read aloud. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_preview (
      story_id uuid not null references story on delete cascade,
      part text not null check (part in ('pages', 'sample')),
      revision text not null,
      state text not null check (state in ('pending', 'ready', 'failed')),
      requested_at timestamptz not null,
      primary key (story_id, part)
    )`.execute(db)
  await sql`alter table media drop constraint media_type_check`.execute(db)
  await sql`
    alter table media add constraint media_type_check
    check (type in ('coverimage', 'coveroriginal', 'coverformat', 'chapterimage',
      'chapteraudio', 'chapteraac', 'chaptertimings', 'ebook', 'audiobook', 'print', 'presentebook', 'presentaudiobook',
        'previewpage', 'sample'))`.execute(db)
}
