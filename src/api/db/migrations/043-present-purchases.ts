import { type Kysely, sql } from 'kysely'

/** Orders of who was given a story: the edition becomes a part of their present. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column present_id uuid references present on delete set null`.execute(db)
  await sql`create index shop_order_present on shop_order (present_id) where present_id is not null`.execute(db)
}
