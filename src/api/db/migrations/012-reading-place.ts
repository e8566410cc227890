import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_place (
      account_id uuid not null references account on delete cascade,
      story_id uuid not null references story on delete cascade,
      chapter integer not null,
      paragraph integer not null,
      "offset" integer not null,
      at timestamptz not null,
      primary key (account_id, story_id)
    )`.execute(db)
  await sql`create index reading_place_story on reading_place (story_id)`.execute(db)
}
