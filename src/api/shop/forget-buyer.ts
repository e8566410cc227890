import { sql } from 'kysely'
import { emailKey } from '../accounts/email-key.ts'
import type { Queries } from '../db/database.ts'

/** Makes an account's and its address's payments anonymous, in the sandbox too; Stripe's data stays there. */
export async function forgetBuyer(queries: Queries, email: string): Promise<void> {
  const account = queries.selectFrom('account').select('id').where('email_key', '=', emailKey(email))
  const orders = await queries
    .selectFrom('shop_order')
    .select(['id', 'email'])
    .where(build =>
      build.or([
        build('account_id', 'in', account),
        build(sql`lower(email)`, '=', sql`lower(${email})`),
        build(sql`lower(prefilled_email)`, '=', sql`lower(${email})`),
      ]),
    )
    .execute()
  if (orders.length > 0) {
    await queries
      .updateTable('shop_order')
      .set({ email: null, prefilled_email: null, address: null, browser_hmac: null, claim_hash: '' })
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute()
  }
  await forgetWithdrawals(
    queries,
    email,
    orders.map(({ id }) => id),
  )
  // A payment may have another address than the account.
  const addresses = new Set([email, ...orders.flatMap(order => order.email ?? [])])
  for (const address of addresses) await forgetAtSandbox(queries, address)
}

/** Withdrawals stay counted, anonymously. */
async function forgetWithdrawals(queries: Queries, email: string, orders: readonly string[]): Promise<void> {
  await queries
    .updateTable('withdrawal')
    .set({ name: null, email: null })
    .where(build =>
      build.or([
        build(sql`lower(email)`, '=', sql`lower(${email})`),
        ...(orders.length > 0 ? [build('order_id', 'in', orders)] : []),
      ]),
    )
    .execute()
}

async function forgetAtSandbox(queries: Queries, email: string): Promise<void> {
  await queries
    .deleteFrom('sandbox_payment')
    .where('kind', 'in', ['session', 'event', 'request'])
    .where(sql<boolean>`strpos(lower(data::text), lower(${email})) > 0`)
    .execute()
}
