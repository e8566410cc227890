import { type Kysely, sql } from 'kysely'

/** Who wants a mail when the next story may begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table quota_reminder (
    account_id uuid primary key references account (id) on delete cascade,
    language text not null,
    path text,
    due_at timestamptz not null
  )`.execute(db)
  await sql`create index quota_reminder_due on quota_reminder (due_at)`.execute(db)
}
