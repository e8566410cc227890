import { type Kysely, sql } from 'kysely'

/** The pages of a paperback's proof as pictures, to be leafed through before it is ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media drop constraint media_type_check`.execute(db)
  await sql`
    alter table media add constraint media_type_check
    check (type in ('coverimage', 'coveroriginal', 'coverformat', 'chapterimage',
      'chapteraudio', 'chapteraac', 'chaptertimings', 'ebook', 'audiobook', 'print', 'presentebook', 'presentaudiobook',
        'previewpage', 'sample', 'proofpage'))`.execute(db)
}
