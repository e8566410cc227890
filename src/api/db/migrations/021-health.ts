import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_check (
      id boolean primary key check (id),
      at timestamptz not null
    )`.execute(db)
}
