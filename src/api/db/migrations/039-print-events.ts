import { type Kysely, sql } from 'kysely'

/** What the print house is to be sent about paid paperbacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table print_event (
      id uuid primary key,
      order_id uuid not null references shop_order,
      type text not null check (type in ('paid', 'cancelled')),
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_at timestamptz not null,
      delivered_at timestamptz,
      failed_at timestamptz,
      unique (order_id, type),
      check (delivered_at is null or failed_at is null)
    )`.execute(db)
  await sql`create index print_event_waiting on print_event (next_at) where delivered_at is null and failed_at is null`.execute(
    db,
  )
}
