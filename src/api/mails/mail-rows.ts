import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { MailContent } from './new-mail.ts'

/** A mail that waits to be sent. */
export type WaitingMail = MailContent & {
  readonly id: string
  readonly to: string
  readonly createdAt: Date
  /** Attempts that were begun. */
  readonly attempts: number
}

/** A mail, if it still waits to be sent. */
export async function waitingMail(queries: Queries, id: string): Promise<WaitingMail | undefined> {
  const row = await queries
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { kind, language, data, to_address: to, created_at: createdAt, attempts } = row
  // It was written as a NewMail.
  return { id, kind, language, data, to, createdAt, attempts } as WaitingMail
}

export async function countAttempt(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('mail')
    .set(row => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function postponeMail(queries: Queries, id: string, until: Date): Promise<void> {
  await queries.updateTable('mail').set({ next_at: until }).where('id', '=', id).execute()
}

/** Ends a mail, and forgets who it was for and what it told. */
export async function settleMail(queries: Queries, id: string, as: 'sent' | 'failed', at: Date): Promise<void> {
  await queries
    .updateTable('mail')
    .set({ to_address: null, data: null, [as === 'sent' ? 'sent_at' : 'failed_at']: at })
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .execute()
}

/** Forgets the mails that still wait to be sent to an address; those that were sent are forgotten already. */
export async function forgetMails(queries: Queries, address: string): Promise<void> {
  await queries.deleteFrom('mail').where(sql`lower(to_address)`, '=', sql`lower(${address})`).execute()
}

/** Removes what is left of mails that were settled before a time. */
export async function removeSettledMails(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('mail').where(sql<Date>`coalesce(sent_at, failed_at)`, '<', before).execute()
}
