import { type Kysely, sql } from 'kysely'

/** Every address that a landing page was ever published at, and the entry it was last the address of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table landing_address (
      path text primary key,
      entry text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
