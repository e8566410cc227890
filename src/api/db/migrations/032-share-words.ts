import { type Kysely, sql } from 'kysely'

/** Shares made before show what their owner was told they show: cover, title and a few lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story_share
      add column sender text,
      add column note text,
      add column opens text not null default 'cover' check (opens in ('cover', 'first-chapter', 'whole'))`.execute(db)
}
