import { type Kysely, sql } from 'kysely'

/** How far paid paperbacks are. Those that were paid before begin as new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table print_order (
      order_id uuid primary key references shop_order,
      state text not null check (state in ('new', 'sent', 'printed', 'dispatched', 'problem')),
      problem text check (problem in ('address', 'files', 'printing', 'delivery')),
      tracking jsonb,
      revision integer not null default 1,
      changed_at timestamptz not null,
      check ((state = 'problem') = (problem is not null))
    )`.execute(db)
  await sql`create index print_order_changed on print_order (changed_at, order_id)`.execute(db)
  await sql`
    create table print_step (
      id uuid primary key,
      order_id uuid not null references print_order,
      state text not null check (state in ('new', 'sent', 'printed', 'dispatched', 'problem')),
      created_at timestamptz not null,
      account_id uuid references account on delete set null
    )`.execute(db)
  await sql`create index print_step_order on print_step (order_id, created_at)`.execute(db)
  await sql`create index print_step_account on print_step (account_id)`.execute(db)
  await sql`
    insert into print_order (order_id, state, changed_at)
    select id, 'new', fulfilled_at from shop_order
    where edition = 'paperback' and state = 'fulfilled' and fulfilled_at is not null`.execute(db)
  await sql`
    insert into print_step (id, order_id, state, created_at)
    select gen_random_uuid(), order_id, state, changed_at from print_order`.execute(db)
  await allowMoreEvents(db)
}

/** An address may change, and a book may be released, more than once. */
async function allowMoreEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table print_event
      drop constraint print_event_type_check,
      drop constraint print_event_order_id_type_key,
      add check (type in ('paid', 'released', 'address-changed', 'cancelled'))`.execute(db)
  await sql`
    create unique index print_event_once on print_event (order_id, type)
    where type in ('paid', 'cancelled')`.execute(db)
  await sql`create index print_event_order on print_event (order_id)`.execute(db)
}
