import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawal (
      id uuid primary key,
      declared_at timestamptz not null,
      order_id uuid references shop_order on delete set null,
      settled boolean not null,
      number text not null,
      name text,
      email text,
      language text not null
    )`.execute(db)
  await sql`create index withdrawal_order on withdrawal (order_id) where order_id is not null`.execute(db)
  await sql`create index withdrawal_declared on withdrawal (declared_at)`.execute(db)
  // Receipts name an order by the beginning of its id.
  await sql`create index shop_order_number on shop_order (left(id::text, 8))`.execute(db)
  await sql`create index shop_order_email on shop_order (lower(email)) where email is not null`.execute(db)
  await sql`
    create table print_proof (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      interior text not null,
      cover text not null,
      state text not null check (state in ('pending', 'ready', 'refused', 'failed')),
      page_count integer,
      asked_at timestamptz not null,
      unique (story_id, interior)
    )`.execute(db)
  await sql`
    alter table shop_order
      add column print_interior text,
      add column print_cover text,
      add column print_pages integer`.execute(db)
}
