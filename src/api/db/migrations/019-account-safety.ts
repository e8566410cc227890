import { type Kysely, sql } from 'kysely'

/** Several live links an account, known browsers, time of a session's link, mailbox keys, undecided stories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sign_in_link_live`.execute(db)
  await sql`
    create index sign_in_link_unused on sign_in_link (account_id, created_at) where used_at is null`.execute(db)
  await sql`
    alter table sign_in_link
      add column network_hash text not null default '',
      add column is_known boolean not null default false`.execute(db)
  await sql`
    create table known_browser (
      account_id uuid not null references account on delete cascade,
      browser_hmac text not null,
      seen_at timestamptz not null,
      primary key (account_id, browser_hmac)
    )`.execute(db)
  await sql`create index known_browser_seen on known_browser (seen_at)`.execute(db)
  // Null for passwords and older sessions: staff follow a link once more.
  await sql`alter table session add column link_at timestamptz`.execute(db)
  await addMailboxes(db)
  await sql`create index account_unproven on account (created_at) where proven_at is null and not is_staff`.execute(db)
  await sql`create table first_offer_taken (mailbox_hmac text primary key, taken_at timestamptz not null)`.execute(db)
  await sql`alter table story add column awaits_owner boolean not null default false`.execute(db)
  await sql`create index story_awaiting on story (created_at) where awaits_owner`.execute(db)
}

/** Same result as `mailboxKey` of accounts/email-key.ts. */
async function addMailboxes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column mailbox_key text`.execute(db)
  await sql`
    update account set mailbox_key =
      case
        when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
        else local || '@' || domain
      end
    from (
      select id as of_account,
        coalesce(nullif(split_part(split_part(email_key, '@', 1), '+', 1), ''), split_part(email_key, '@', 1)) as local,
        split_part(email_key, '@', 2) as domain
      from account
    ) as parts
    where of_account = account.id`.execute(db)
  await sql`alter table account alter column mailbox_key set not null`.execute(db)
  await sql`create index account_mailbox on account (mailbox_key)`.execute(db)
}
