import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { emailKey } from './email-key.ts'

const KNOWN_MAX = 20

/** Whether a browser ever had a proven session of the account of this address. */
export async function isKnownBrowser(
  queries: Queries,
  { email, knownHash }: { readonly email: string; readonly knownHash?: string | undefined },
): Promise<boolean> {
  if (knownHash === undefined) return false
  const row = await queries
    .selectFrom('known_browser')
    .innerJoin('account', 'account.id', 'known_browser.account_id')
    .select('account.id')
    .where('account.email_key', '=', emailKey(email))
    .where('known_browser.browser_hmac', '=', knownHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberBrowser(
  transaction: Queries,
  { account, knownHash, now }: { readonly account: string; readonly knownHash: string; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('known_browser')
    .values({ account_id: account, browser_hmac: knownHash, seen_at: now })
    .onConflict(conflict => conflict.columns(['account_id', 'browser_hmac']).doUpdateSet({ seen_at: now }))
    .execute()
  const kept = transaction
    .selectFrom('known_browser')
    .select('browser_hmac')
    .where('account_id', '=', account)
    .orderBy('seen_at', 'desc')
    .orderBy(sql`browser_hmac`)
    .limit(KNOWN_MAX)
  await transaction
    .deleteFrom('known_browser')
    .where('account_id', '=', account)
    .where('browser_hmac', 'not in', kept)
    .execute()
}
