import type { Queries } from '../db/database.ts'
import { accountHash } from './account-hash.ts'
import { mailboxKey } from './email-key.ts'

interface RedemptionDeps {
  readonly secret: string
  readonly clock: () => number
}

/** Remembers, as an HMAC, that the mailbox of an account about to be deleted had the first story's free files. */
export async function recordRedemption(
  transaction: Queries,
  { secret, clock }: RedemptionDeps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const redeemed = await transaction
    .selectFrom('free_story')
    .select('story_id')
    .where('account_id', '=', id)
    .executeTakeFirst()
  if (!redeemed) return
  await transaction
    .insertInto('free_story_redemption')
    .values({ mailbox_hmac: accountHash(secret, 'mailbox', mailboxKey(email)), redeemed_at: new Date(clock()) })
    .onConflict(conflict => conflict.column('mailbox_hmac').doNothing())
    .execute()
}

/** Whether another account of the mailbox has, or had before its deletion, the first story's free files. */
export async function isOfferRedeemed(
  queries: Queries,
  secret: string,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const mailbox = mailboxKey(email)
  const redeemed = await queries
    .selectFrom('free_story_redemption')
    .select('mailbox_hmac as by')
    .where('mailbox_hmac', '=', accountHash(secret, 'mailbox', mailbox))
    .unionAll(
      queries
        .selectFrom('account')
        .innerJoin('free_story', 'free_story.account_id', 'account.id')
        .select('account.mailbox_key as by')
        .where('account.mailbox_key', '=', mailbox)
        .where('account.id', '!=', id),
    )
    .limit(1)
    .executeTakeFirst()
  return redeemed !== undefined
}
