import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await indexReferences(db)
  await indexLists(db)
  await indexSweeps(db)
  await notifyOfChanges(db)
}

/** Deletes look for referring rows. */
async function indexReferences(db: Kysely<unknown>): Promise<void> {
  await sql`create index provider_usage_story on provider_usage (story_id) where story_id is not null`.execute(db)
  await sql`create index sign_in_link_account on sign_in_link (account_id)`.execute(db)
  await sql`create index shop_order_product on shop_order (product_id)`.execute(db)
  await sql`create index grant_story on grant_ (story_id)`.execute(db)
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_claim on session (claim_hash) where claim_hash is not null`.execute(db)
  await sql`create index story_took on story (written_by, finished_at desc) where took_ms is not null`.execute(db)
  // No query used its condition.
  await sql`drop index story_finished`.execute(db)
  await sql`create index shop_order_created on shop_order (created_at desc, id)`.execute(db)
  await sql`create index account_staff on account (email) where is_staff`.execute(db)
  await sql`create index provider_usage_day on provider_usage (created_at) where story_id is null`.execute(db)
}

async function indexSweeps(db: Kysely<unknown>): Promise<void> {
  await sql`create index story_working on story (run_started_at) where status = 'working'`.execute(db)
  await sql`create index sign_in_link_expires on sign_in_link (expires_at)`.execute(db)
  await sql`create index session_expires on session (expires_at)`.execute(db)
  await sql`create index session_revoked on session (revoked_at) where revoked_at is not null`.execute(db)
  await sql`create index sign_in_attempt_at on sign_in_attempt (at)`.execute(db)
  await sql`create index file_removal_next on file_removal (next_at)`.execute(db)
  await sql`create index mail_settled on mail (coalesce(sent_at, failed_at))
    where coalesce(sent_at, failed_at) is not null`.execute(db)
  await sql`create index payment_event_received on payment_event (received_at)`.execute(db)
}

/** Notifies of a story's id once per transaction with changes to its status: see `stories/status/`. */
async function notifyOfChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_story_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('story_changed', old.id::text);
      return null;
    end $$`.execute(db)
  await sql`
    create function notify_story_part_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('story_changed', coalesce(new.story_id, old.story_id)::text);
      return null;
    end $$`.execute(db)
  await sql`create trigger story_changed after update or delete on story
    for each row execute function notify_story_changed()`.execute(db)
  for (const table of ['chapter', 'story_step'] as const) {
    await sql`create trigger story_changed after insert or update or delete on ${sql.table(table)}
      for each row execute function notify_story_part_changed()`.execute(db)
  }
  const shown = sql.raw(`('coverimage', 'chapterimage', 'chapteraudio')`)
  await sql`create trigger story_changed after insert or update on media
    for each row when (new.type in ${shown}) execute function notify_story_part_changed()`.execute(db)
  await sql`create trigger story_media_removed after delete on media
    for each row when (old.type in ${shown}) execute function notify_story_part_changed()`.execute(db)
}
