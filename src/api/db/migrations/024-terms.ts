import { type Kysely, sql } from 'kysely'

/** Tables as they were called and as they are. Their constraints, which begin with their names, follow. */
const TABLES = [
  ['story_wish', 'revision_request'],
  ['loose_file', 'pending_file'],
  ['token_hold', 'call_token_reservation'],
  ['reading_place', 'reading_position'],
  ['landing_signature_place', 'landing_signature_sync'],
  ['first_offer_taken', 'free_story_redemption'],
  ['grant_', 'edition_grant'],
] as const

/** Columns as they were called and as they are, by the table's name of now. */
const COLUMNS: readonly (readonly [table: string, before: string, now: string])[] = [
  ['revision_request', 'wish', 'text'],
  ['story_version', 'wish', 'revision_request'],
  ['landing_signature_sync', 'one', 'id'],
  ['landing_signature_sync', 'token', 'sync_token'],
  ['free_story_redemption', 'taken_at', 'redeemed_at'],
  ['story', 'told', 'history'],
  ['story', 'earlier', 'earlier_histories'],
  ['edition', 'told', 'notified'],
  ['print_proof', 'asked_at', 'requested_at'],
  ['shop_order', 'asked_hash', 'browser_hmac'],
  ['mail', 'held_by', 'leased_by'],
  ['mail', 'held_until', 'leased_until'],
]

/** Indexes that are no constraints. */
const INDEXES = [
  ['story_wish_of_story', 'revision_request_story'],
  ['story_wish_under_way', 'revision_request_working'],
  ['loose_file_due', 'pending_file_due'],
  ['token_hold_created', 'call_token_reservation_created'],
  ['reading_place_story', 'reading_position_story'],
  ['grant_story', 'edition_grant_story'],
  ['grant_edition', 'edition_grant_edition'],
] as const

/** Periodic tasks, by the names that their runs and schedules are kept under. */
const TASKS = [
  ['lost-wishes', 'lost-revision-requests'],
  ['loose-files', 'pending-files'],
  ['token-holds', 'token-reservations'],
] as const

/** The names of docs/glossary.md, in place of words that only this program used. Every row stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, now] of TABLES) {
    await sql`alter table ${sql.table(before)} rename to ${sql.table(now)}`.execute(db)
    await renameConstraints(db, now, { before, now })
  }
  for (const [table, before, now] of COLUMNS) {
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(before)} to ${sql.ref(now)}`.execute(db)
    await renameConstraints(db, table, { before: `${table}_${before}`, now: `${table}_${now}` })
  }
  for (const [before, now] of INDEXES) {
    await sql`alter index ${sql.table(before)} rename to ${sql.table(now)}`.execute(db)
  }
  await renameTasks(db)
}

/** Read from the catalogue: PostgreSQL names what is not null from its version 18 on, and not before. */
async function renameConstraints(
  db: Kysely<unknown>,
  table: string,
  { before, now }: { readonly before: string; readonly now: string },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and starts_with(conname, ${`${before}_`})`.execute(db)
  for (const { name } of rows) {
    const renamed = now + name.slice(before.length)
    await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(renamed)}`.execute(db)
  }
}

/** Keeps what is known of their last runs, and ends the schedules by their names before: a start makes those of now. */
async function renameTasks(db: Kysely<unknown>): Promise<void> {
  for (const [before, now] of TASKS) {
    await sql`update scheduled_task set name = ${now} where name = ${before}`.execute(db)
  }
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.schedule') is not null as found`.execute(db)
  if (!rows[0]?.found) return
  await sql`delete from pgboss.schedule where key = any(${TASKS.map(([before]) => before)})`.execute(db)
}
