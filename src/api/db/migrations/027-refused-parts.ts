import { type Kysely, sql } from 'kysely'

/** Why parts of a revision request were not done, and what versions changed in a brief beside names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revision_request add column refused jsonb`.execute(db)
  await sql`alter table story_version add column changes jsonb`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'revision_request'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%unchanged%'`.execute(
    db,
  )
  for (const { name } of rows) await sql`alter table revision_request drop constraint ${sql.id(name)}`.execute(db)
  await sql`
    alter table revision_request add constraint revision_request_state_check
    check (state in ('working', 'done', 'unchanged', 'failed', 'refused'))`.execute(db)
}
