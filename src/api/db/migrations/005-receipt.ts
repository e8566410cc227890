import { type Kysely, sql } from 'kysely'

/** Where each answer is told in a finished story, and fingerprints of its chapters to compare later stories with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column receipt jsonb`.execute(db)
  await sql`alter table story add column signature jsonb`.execute(db)
}
