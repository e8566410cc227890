import { buffer } from 'node:stream/consumers'
import type { Queries } from '../db/database.ts'
import type { MailDocument } from '../outside/mail/mailer.ts'
import type { PrintInvoice } from './print-invoice.ts'

/** Sets an invoice for a mail; undefined where it is gone. */
export const openAttachedInvoice =
  (db: Queries, printInvoice: PrintInvoice) =>
  async (id: string): Promise<MailDocument | undefined> => {
    const row = await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { name, read } = await printInvoice(row, new AbortController().signal)
    return { name, bytes: await buffer(await read()) }
  }
