import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { AccountTable } from '../db/account-tables.ts'
import type { Queries } from '../db/database.ts'
import { emailKey, mailboxKey } from './email-key.ts'

export type AccountRow = Selectable<AccountTable>

/** The account, locked until the transaction ends. Every change to what belongs to an account locks it first. */
export const lockAccount = (transaction: Queries, id: string): Promise<AccountRow | undefined> =>
  transaction.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const accountOf = (queries: Queries, email: string): Promise<AccountRow | undefined> =>
  queries.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()

/** The account of an address, locked until the transaction ends; made when there is none. */
export async function lockOrCreateAccount(
  transaction: Queries,
  wanted: { readonly email: string; readonly language: Language; readonly now: number },
): Promise<{ readonly account: AccountRow; readonly isNew: boolean }> {
  const { email, language, now } = wanted
  const made = await transaction
    .insertInto('account')
    .values({
      id: randomUUID(),
      email_key: emailKey(email),
      mailbox_key: mailboxKey(email),
      email,
      language,
      created_at: new Date(now),
    })
    .onConflict(conflict => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { account: made, isNew: true }
  const account = await transaction
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst()
  // Deleted between the two queries.
  return account ? { account, isNew: false } : lockOrCreateAccount(transaction, wanted)
}
