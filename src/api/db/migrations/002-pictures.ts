import { type Kysely, sql } from 'kysely'

/** Stories have more pictures than the covers to choose from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media drop constraint media_type_check`.execute(db)
  await sql`
    alter table media add constraint media_type_check check (type in ('coverimage', 'chapterimage', 'coverformat'))`.execute(
    db,
  )
}
