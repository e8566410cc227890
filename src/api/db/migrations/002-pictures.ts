import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media drop constraint media_type_check`.execute(db)
  await sql`
    alter table media add constraint media_type_check
    check (type in ('coverimage', 'coveroriginal', 'coverformat', 'chapterimage'))`.execute(db)
  await sql`alter table provider_usage add column pictures integer not null default 0`.execute(db)
}
