import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import { type MailContent, StoredMail } from './new-mail.ts'

const STORED: StoredSchema<MailContent> = StoredMail

export type WaitingMail = MailContent & {
  readonly id: string
  readonly to: string
  readonly createdAt: Date
  readonly attempts: number
}

/** Undefined once settled. Throws StoredShapeError. */
export async function waitingMail(queries: Queries, id: string): Promise<WaitingMail | undefined> {
  const row = await queries
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .executeTakeFirst()
  if (!row || row.to_address === null) return undefined
  const { kind, language, data, to_address: to, created_at: createdAt, attempts } = row
  return { ...readStored(STORED, { kind, language, data }, 'mail.data'), id, to, createdAt, attempts }
}

/** False for a mail that is settled or gone: nothing is to be sent any more. */
export async function countAttempt(queries: Queries, id: string): Promise<boolean> {
  const open = await queries
    .updateTable('mail')
    .set(row => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return open !== undefined
}

export async function postponeMail(queries: Queries, id: string, until: Date): Promise<void> {
  await queries.updateTable('mail').set({ next_at: until }).where('id', '=', id).execute()
}

/** Settles a mail and removes recipient and data. */
export async function settleMail(queries: Queries, id: string, as: 'sent' | 'failed', at: Date): Promise<void> {
  await queries
    .updateTable('mail')
    .set({ to_address: null, data: null, [as === 'sent' ? 'sent_at' : 'failed_at']: at })
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .execute()
}

/** Deletes queued mails to an address; sent ones hold none. */
export async function forgetMails(queries: Queries, address: string): Promise<void> {
  await queries.deleteFrom('mail').where(sql`lower(to_address)`, '=', sql`lower(${address})`).execute()
}

/** Settles mails of before a time as failed, read or not. */
export async function failOpenMails(queries: Queries, { before, at }: { readonly before: Date; readonly at: Date }) {
  await queries
    .updateTable('mail')
    .set({ to_address: null, data: null, failed_at: at })
    .where('to_address', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

export async function removeSettledMails(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('mail').where(sql<Date>`coalesce(sent_at, failed_at)`, '<', before).execute()
}
