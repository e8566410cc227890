import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product (
      id uuid primary key,
      name text not null unique,
      position integer not null,
      price_in_cent integer not null check (price_in_cent >= 0 and price_in_cent % 100 = 0),
      price_id text,
      description text not null,
      metadata jsonb not null
    )`.execute(db)
  await createOrders(db)
  await createGrants(db)
  await sql`create table payment_event (id text primary key, type text not null, received_at timestamptz not null)`.execute(
    db,
  )
  await sql`
    create table sandbox_payment (
      kind text not null,
      id text not null,
      number bigint generated always as identity,
      data jsonb not null,
      created_at timestamptz not null,
      primary key (kind, id)
    )`.execute(db)
}

/** An order outlives its story and its buyer's account: payments have to be accounted for. */
async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      id uuid primary key,
      created_at timestamptz not null,
      product_id uuid not null references product,
      edition text not null,
      story_id uuid references story on delete set null,
      account_id uuid references account on delete set null,
      claim_hash text not null,
      asked_hash text,
      language text not null,
      prefilled_email text,
      accepted jsonb not null,
      price_id text not null,
      price_in_cent integer not null,
      state text not null,
      checkout_id text unique,
      payment_id text,
      paid_in_cent integer,
      email text,
      address jsonb,
      opens_session boolean not null default false,
      paid_at timestamptz,
      fulfilled_at timestamptz,
      refunded_at timestamptz
    )`.execute(db)
  // One open checkout per edition of a story, over all tabs and browsers.
  await sql`create unique index shop_order_open on shop_order (story_id, edition) where state = 'started'`.execute(db)
  await sql`create index shop_order_unsettled on shop_order (created_at)
    where state in ('started', 'paid', 'undeliverable')`.execute(db)
  await sql`create index shop_order_account on shop_order (account_id, created_at) where account_id is not null`.execute(
    db,
  )
  await sql`create index shop_order_story on shop_order (story_id) where story_id is not null`.execute(db)
  await sql`create index shop_order_payment on shop_order (payment_id) where payment_id is not null`.execute(db)
}

async function createGrants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grant_ (
      id uuid primary key,
      story_id uuid not null references story on delete cascade,
      edition text not null,
      order_id uuid not null unique references shop_order,
      created_at timestamptz not null
    )`.execute(db)
  // Paper copies may be bought again.
  await sql`create unique index grant_edition on grant_ (story_id, edition) where edition <> 'paperback'`.execute(db)
  // Without a reference to the story: deleting it does not make the next one the first.
  await sql`
    create table free_story (
      account_id uuid primary key references account on delete cascade,
      story_id uuid not null,
      created_at timestamptz not null
    )`.execute(db)
}
