import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_rating (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      account_id uuid references account on delete cascade,
      claim_hash text,
      rating text not null check (rating in ('lovely', 'fair', 'poor')),
      by_owner boolean not null,
      rated_at timestamptz not null,
      check ((account_id is null) <> (claim_hash is null)),
      unique (story_id, account_id),
      unique (story_id, claim_hash)
    )`.execute(db)
  await sql`create index story_rating_account on story_rating (account_id) where account_id is not null`.execute(db)
  await sql`create index story_rating_rated on story_rating (rated_at)`.execute(db)
}
