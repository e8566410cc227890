import { type Kysely, sql } from 'kysely'

/** Codes that are applied by themselves, and the prices of before, for the one that is struck through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column code text, add column code_id text, add column code_percent double precision, add column code_ends timestamptz`.execute(
    db,
  )
  await sql`create table product_price (
    product_id uuid not null references product (id) on delete cascade,
    since timestamptz not null,
    price_in_cent integer not null,
    primary key (product_id, since)
  )`.execute(db)
  await sql`insert into product_price (product_id, since, price_in_cent)
    select id, now(), price_in_cent from product where price_id is not null`.execute(db)
  await sql`alter table shop_order
    add column code text, add column code_id text, add column discount_in_cent integer not null default 0`.execute(db)
}
