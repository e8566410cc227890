import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table present (
      id uuid primary key,
      code text not null unique,
      story_id uuid not null references story on delete cascade,
      account_id uuid not null references account on delete cascade,
      from_name text not null,
      to_name text not null,
      dedication text not null,
      delivery text not null check (delivery in ('mail', 'card')),
      to_address text,
      language text not null,
      opens_at timestamptz not null,
      time_zone text not null,
      created_at timestamptz not null,
      delivered_at timestamptz,
      mail_id uuid,
      opened_at timestamptz,
      kept_at timestamptz,
      kept_by uuid references account on delete set null,
      thanks text,
      thanked_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index present_story on present (story_id)`.execute(db)
  await sql`create index present_account on present (account_id, created_at)`.execute(db)
  await sql`create index present_kept on present (kept_by) where kept_by is not null`.execute(db)
  await sql`create index present_due on present (opens_at) where delivered_at is null and ended_at is null`.execute(db)
  await sql`
    create table present_browser (
      present_id uuid not null references present on delete cascade,
      claim_hash text not null,
      opened_at timestamptz not null,
      primary key (present_id, claim_hash)
    )`.execute(db)
  await sql`create index present_browser_claim on present_browser (claim_hash)`.execute(db)
  // Orders outlive stories and accounts, so nothing deletes them before the present.
  await sql`
    create table present_order (
      present_id uuid not null references present on delete cascade,
      order_id uuid not null references shop_order on delete cascade,
      primary key (present_id, order_id)
    )`.execute(db)
  await sql`create index present_order_order on present_order (order_id)`.execute(db)
}
