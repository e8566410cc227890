import { type Kysely, sql } from 'kysely'

/** Mails, written in the transaction that causes them and sent after it. Settled ones hold no personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key,
      kind text not null,
      language text not null,
      to_address text,
      data jsonb,
      created_at timestamptz not null,
      sent_at timestamptz,
      attempts integer not null default 0,
      next_at timestamptz not null,
      failed_at timestamptz,
      check (sent_at is null or failed_at is null),
      check (num_nonnulls(to_address, data) = case when coalesce(sent_at, failed_at) is null then 2 else 0 end)
    )`.execute(db)
  await sql`create index mail_waiting on mail (next_at) where sent_at is null and failed_at is null`.execute(db)
  await sql`create index mail_waiting_to on mail (lower(to_address)) where to_address is not null`.execute(db)
}
